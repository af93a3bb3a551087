import type { Tx } from '../../../database/database.ts'
import { isSamePerson } from '../../identity/accounts/is-same-person.ts'
import { listGuardianAddresses } from '../consents/keepers.queries.ts'
import { isOwnWork, type ProspectActor, type Reached } from '../prospects.access.ts'

/**
 * Whether a profile is the work of whoever acts (`isOwnWork`), be it under another account at their mailbox. Who speaks for the child
 * from it is no second person either: they would allow the profile, prove themselves and approve it.
 */
export async function isOwnWorkOfMailbox(
  tx: Tx,
  actor: ProspectActor,
  circle: Pick<Reached, 'authorIds' | 'inviterIds' | 'owner_id'> & { id: string },
): Promise<boolean> {
  if (isOwnWork(actor, circle)) return true
  const addresses = await listGuardianAddresses(tx, circle.id)
  return isSamePerson(tx, actor, [circle.owner_id, ...circle.authorIds, ...circle.inviterIds], addresses)
}
