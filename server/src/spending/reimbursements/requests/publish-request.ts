import type { Tx } from '../../../database/database.ts'
import { publishEvents } from '../../../oversight/webhooks/publish-events.ts'
import type { LockedRequest } from './requests.queries.ts'

type Happened = {
  what: 'submitted' | 'approved' | 'rejected' | 'returned' | 'paid'
  totalCents: number
  /** Of the request, after what happened. */
  revision: number
  at: Date
}

/** Tells webhooks what became of a reimbursement. */
export function publishRequest(
  tx: Tx,
  { id, number, teacher_id: teacherId }: Pick<LockedRequest, 'id' | 'number' | 'teacher_id'>,
  { what, totalCents, revision, at }: Happened,
): Promise<void> {
  const data = { reimbursement_id: id, number, teacher_id: teacherId, total_cents: totalCents }
  return publishEvents(tx, [
    { event: `reimbursement.${what}`, key: `reimbursement:${id}:${revision}:${what}`, data, at },
  ])
}
