import { paths } from '@tower/contract/pages.ts'
import { verifyPath } from '@tower/contract/people/sign-in-paths.ts'
import { checkProfile } from './after-sign-in.ts'
import { rememberRecovery } from './recovery-mark.ts'

/** Somebody came in to choose a new password. Gives where: whoever has a second factor gives it first. */
export async function beginRecovery(userId: string): Promise<string> {
  rememberRecovery(userId)
  const check = await checkProfile()
  const hasStepLeft = 'profile' in check && check.profile.second_factor === 'verify'
  return hasStepLeft ? verifyPath(paths.resetPassword) : paths.resetPassword
}
