import type { Duty } from '@tower/contract/people/duties.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { changeDuties } from '../identity/accounts/change-duties.ts'
import { requireRecentProof } from '../identity/sessions/require-recent-proof.ts'

export type SetDuties = { actor: Actor; userId: string; duties: readonly Duty[] }

/**
 * A superadmin says what of the work of staff an admin does. It counts from the admin's next request on, and their open
 * screens begin anew. Superadmins themselves always have all, so nobody can be locked out by it.
 */
export function setDuties(
  services: Services,
  { actor, userId, duties }: SetDuties,
): Promise<readonly Duty[]> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    const { held, changed } = await changeDuties(tx, { userId, duties, actorId: actor.userId, at })
    if (changed) await announce(tx, { topic: 'duties.changed', audience: { userId } })
    return held
  })
}
