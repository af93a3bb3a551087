import { asRole, isKeeper } from '@tower/contract/access.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { requireAuthorityOver } from '../directory/require-authority-over.ts'
import { findPersonOf } from '../identity/accounts/find-person.ts'
import { handOverLink } from '../identity/links/hand-over-link.ts'
import { requireRecentProof } from '../identity/sessions/require-recent-proof.ts'

/**
 * A link that signs somebody in once, for staff to hand over. Whoever has no authority over that person makes none, and
 * nobody makes one of a guardian, an athlete or a coach: with it staff could consent in the name of a parent, or write what
 * they then approve.
 */
export function makeLink(
  services: Services,
  { actor, email }: { actor: Actor; email: string },
): Promise<string> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    const person = await findPersonOf(tx, email)
    const role = asRole(person?.role ?? null)
    if (!person || role === null || person.disabled_at) throw new Refusal('directory.not_found')
    requireAuthorityOver(actor, person)
    if (isKeeper(role)) throw new Refusal('provisioning.mailbox_only')
    const actorId = actor.userId
    const link = await handOverLink(services, tx, {
      userId: person.id,
      email,
      role,
      actorId,
      isMailed: false,
      at,
    })
    if (link === undefined) throw new Refusal('provisioning.link_limited')
    return link
  })
}
