import type { Actor } from '../../http/actor.ts'
import type { Services } from '../../services.ts'
import { disablePerson } from '../identity/accounts/disable-person.ts'
import { lockPerson, type PersonRow } from '../identity/accounts/lock-person.ts'
import { requireRecentProof } from '../identity/sessions/require-recent-proof.ts'
import { requireAuthorityOver } from './require-authority-over.ts'

export type StaffAct = { actor: Actor; userId: string }

/** Staff shut a person out at once. */
export function disableUser(services: Services, { actor, userId }: StaffAct): Promise<PersonRow> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    requireAuthorityOver(actor, (await lockPerson(tx, userId)).person)
    return (await disablePerson(tx, { userId, actorId: actor.userId, at })).person
  })
}
