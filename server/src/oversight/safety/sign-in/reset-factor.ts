import type { Actor } from '../../../http/actor.ts'
import { lockPerson } from '../../../people/identity/accounts/lock-person.ts'
import { resetSecondFactor } from '../../../people/identity/second-factor/reset-second-factor.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'

/**
 * A superadmin takes the second factor of somebody who lost it. Never their own: whoever found a session left open could
 * otherwise be rid of the owner's.
 */
export function resetFactor(
  { clock, database }: Services,
  { actor, userId }: { actor: Actor; userId: string },
): Promise<void> {
  const at = clock.now()
  requireRecentProof(actor, at)
  return database.transaction(async (tx) => {
    const { person } = await lockPerson(tx, userId)
    if (person.id === actor.userId) throw new Refusal('directory.yourself')
    const { factors } = await resetSecondFactor(tx, { userId, actorId: actor.userId, at })
    if (factors === 0) throw new Refusal('safety.no_second_factor')
  })
}
