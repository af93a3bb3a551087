import { isStaff } from '@tower/contract/access.ts'
import { signInLinkMinutes } from '@tower/contract/people/identity.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { Services } from '../../../services.ts'
import { auditRefusal } from '../accounts/audit-refusal.ts'
import { maySignIn } from '../accounts/may-sign-in.ts'
import { withConstantTime } from '../answer-time.ts'
import { findUserByEmail } from '../identity.queries.ts'
import { issueLink } from './issue-link.ts'
import { mailLocaleOf } from './mail-locale-of.ts'

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
      const locale = mailLocaleOf(await findUserByEmail(tx, email), undefined)
      const link = await issueLink(services, tx, {
        email,
        role,
        locale,
        redirectTo,
        purpose: 'recovery',
        lifeMinutes: signInLinkMinutes,
      })
      if (!link) return
      const { id, url, code } = link
      const mail = { dedupeKey: `recovery:${id}`, to: email, params: { url, code }, locale }
      await queueMail(tx, { ...mail, template: 'recovery' })
    }),
  )
}
