import { paths } from '@tower/contract/pages.ts'
import { verifyPath } from '@tower/contract/people/sign-in-paths.ts'
import { checkProfile } from './after-sign-in.ts'
import { rememberPasswordLink } from './password-link-mark.ts'

/** Somebody came in to choose a new password. Gives where: whoever has a second factor gives it first. */
export async function beginPasswordReset(userId: string): Promise<string> {
  rememberPasswordLink(userId)
  const check = await checkProfile()
  const hasStepLeft = 'profile' in check && check.profile.second_factor === 'verify'
  return hasStepLeft ? verifyPath(paths.resetPassword) : paths.resetPassword
}
