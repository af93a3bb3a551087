import { isStaff } from '@tower/contract/access.ts'
import type { SendChoice } from '@tower/contract/people/provisioning.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { maySignIn } from '../identity/accounts/may-sign-in.ts'
import { mailPasswordLink } from '../identity/links/mail-password-link.ts'
import { mailSignInLink } from '../identity/links/mail-sign-in-link.ts'

export type MailWayIn = { actor: Actor; userId: string; email: string; send: SendChoice }

/**
 * Mails somebody the way in, to their own mailbox alone, and writes down who of the staff had it sent. Refused where the gate
 * would not let them in, or the address had enough mails lately.
 */
export async function mailWayIn(services: Services, tx: Tx, wish: MailWayIn): Promise<void> {
  const { actor, userId, email, send } = wish
  const decision = await maySignIn(tx, { email })
  if (!decision.admitted) throw new Refusal('provisioning.not_admitted')
  const { role } = decision
  if (send === 'reset' && !isStaff(role)) throw new Refusal('provisioning.no_password')
  const isMailed =
    send === 'reset'
      ? await mailPasswordLink(services, tx, { email })
      : await mailSignInLink(services, tx, { email, role })
  if (!isMailed) throw new Refusal('provisioning.link_limited')
  await writeAudit(tx, {
    ...{ at: services.clock.now(), actorId: actor.userId, action: 'provisioning.link_mailed' },
    ...{ targetKind: 'user', targetId: userId },
    details: { role, send },
  })
}
