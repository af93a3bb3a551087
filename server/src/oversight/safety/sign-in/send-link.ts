import type { Actor } from '../../../http/actor.ts'
import { maySignIn } from '../../../people/identity/accounts/may-sign-in.ts'
import { pseudonymOf } from '../../../people/identity/accounts/audit-refusal.ts'
import { findPersonOf } from '../../../people/identity/accounts/find-person.ts'
import { requireSeen } from '../../../people/identity/accounts/seen-people.ts'
import { mailSignInLink } from '../../../people/identity/links/mail-sign-in-link.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { writeAudit } from '../../audit/write-audit.ts'

/** Staff have a sign-in link mailed to whoever has trouble. It goes to that mailbox alone. */
export function sendLink(
  services: Services,
  { actor, email }: { actor: Actor; email: string },
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const person = await findPersonOf(tx, email)
    const decision = await maySignIn(tx, { email })
    requireSeen(actor, person ?? { role: decision.admitted ? decision.role : null })
    if (!decision.admitted) throw new Refusal('safety.not_admitted')
    const isMailed = await mailSignInLink(services, tx, { email, role: decision.role })
    if (!isMailed) throw new Refusal('safety.too_many_links')
    await writeAudit(tx, {
      ...{ at: services.clock.now(), actorId: actor.userId, action: 'safety.link_sent' },
      ...(person
        ? { targetKind: 'user', targetId: person.id }
        : { targetKind: 'address', targetId: pseudonymOf(services.config, email) }),
      details: { role: decision.role },
    })
  })
}
