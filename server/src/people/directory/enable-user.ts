import type { Services } from '../../services.ts'
import { enablePerson } from '../identity/accounts/enable-person.ts'
import { lockPerson, type PersonRow } from '../identity/accounts/lock-person.ts'
import { requireRecentProof } from '../identity/sessions/require-recent-proof.ts'
import { requireAuthorityOver } from './require-authority-over.ts'
import type { StaffAct } from './disable-user.ts'

/** Staff let a disabled person in again. */
export function enableUser(services: Services, { actor, userId }: StaffAct): Promise<PersonRow> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    requireAuthorityOver(actor, (await lockPerson(tx, userId)).person)
    return (await enablePerson(tx, { userId, actorId: actor.userId, at })).person
  })
}
