import { asRole } from '@tower/contract/access.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { requireAuthorityOver } from '../directory/require-authority-over.ts'
import { findPersonOf } from '../identity/accounts/find-person.ts'
import { handOverLink, mayBeHandedOver } from '../identity/links/hand-over-link.ts'
import { requireRecentProof } from '../identity/sessions/require-recent-proof.ts'
import { mailWayIn } from './mail-way-in.ts'

/**
 * A link that signs somebody in once. Staff are shown it only while nobody has come in by that mailbox; afterwards it is mailed
 * there and the answer is null; that of a colleague always is. Nobody makes one of somebody over whom they have no authority.
 */
export function makeLink(
  services: Services,
  { actor, email }: { actor: Actor; email: string },
): Promise<string | null> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    const person = await findPersonOf(tx, email)
    const role = asRole(person?.role ?? null)
    if (!person || role === null || person.disabled_at) throw new Refusal('directory.not_found')
    requireAuthorityOver(actor, person)
    const userId = person.id
    if (!mayBeHandedOver({ role, isProven: person.email_verified_at !== null })) {
      await mailWayIn(services, tx, { actor, userId, email, send: 'magic' })
      return null
    }
    const link = await handOverLink(services, tx, { userId, email, role, actorId: actor.userId, at })
    if (link === undefined) throw new Refusal('provisioning.link_limited')
    return link
  })
}
