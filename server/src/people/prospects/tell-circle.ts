import type { Tx } from '../../database/database.ts'
import { announceAll, type LiveEvent } from '../../realtime/announce.ts'
import { listCircleAccounts } from './prospect-circle.queries.ts'

/** Open screens of the staff and of everyone who reaches this profile read it again, once the change is committed. */
export async function tellCircle(tx: Tx, prospectId: string): Promise<void> {
  const payload = { prospectId }
  const events: LiveEvent[] = (await listCircleAccounts(tx, prospectId)).map((userId) => ({
    topic: 'prospect.changed',
    audience: { userId },
    payload,
  }))
  await announceAll(tx, [{ topic: 'prospect.changed', audience: 'staff', payload }, ...events])
}
