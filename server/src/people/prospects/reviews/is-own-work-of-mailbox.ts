import type { Tx } from '../../../database/database.ts'
import { isSamePerson } from '../../identity/accounts/is-same-person.ts'
import { isOwnWork, type ProspectActor, type Reached } from '../prospects.access.ts'

/** Whether a profile is the work of whoever acts (`isOwnWork`), be it under another account at their mailbox. */
export async function isOwnWorkOfMailbox(
  tx: Tx,
  actor: ProspectActor,
  circle: Pick<Reached, 'authorIds' | 'inviterIds' | 'owner_id'>,
): Promise<boolean> {
  if (isOwnWork(actor, circle)) return true
  return isSamePerson(tx, actor, [circle.owner_id, ...circle.authorIds, ...circle.inviterIds])
}
