import type { Services } from '../../services.ts'
import { enablePerson } from '../identity/accounts/enable-person.ts'
import { lockPerson, type PersonRow } from '../identity/accounts/lock-person.ts'
import { requireRecentProof } from '../identity/sessions/require-recent-proof.ts'
import { requireSay } from './require-say.ts'
import type { StaffAct } from './shut-out-person.ts'

/** Staff let a disabled person in again. */
export function letInPerson(services: Services, { actor, userId }: StaffAct): Promise<PersonRow> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    requireSay(actor, (await lockPerson(tx, userId)).person)
    return (await enablePerson(tx, { userId, actorId: actor.userId, at })).person
  })
}
