import { isStaff } from '@tower/contract/access.ts'
import type { Services } from '../../../services.ts'
import { auditRefusal } from '../accounts/audit-refusal.ts'
import { maySignIn } from '../accounts/may-sign-in.ts'
import { withConstantTime } from '../answer-time.ts'
import { mailPasswordLink } from './mail-password-link.ts'

/** Passwords are for staff, who all come in by the admins' portal. An allowlisted admin gets the first one this way. */
const role = 'admin'

/** Mails staff a link and a code to choose a new password. Every other address gets the same answer in the same time. */
export function requestPasswordLink(
  services: Services,
  { email, redirectTo }: { email: string; redirectTo?: string | undefined },
): Promise<void> {
  return withConstantTime(services, () =>
    services.database.transaction(async (tx) => {
      const decision = await maySignIn(tx, { email, role })
      // Athletes, guardians and coaches may choose any portal; that makes none of them staff.
      if (!decision.admitted || !isStaff(decision.role)) {
        const because = decision.admitted ? 'holds_another_role' : decision.because
        return auditRefusal(services, tx, { email, how: 'recovery_request', because })
      }
      await mailPasswordLink(services, tx, { email, redirectTo })
    }),
  )
}
