import { isStaff } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import {
  type Agreement,
  readAgreements,
  readSecondLook,
  type SecondLook,
} from '../../../money/approvals/approval-of-subject.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findRequestRow, type RequestRow } from './request-list.queries.ts'
import {
  type BudgetRow,
  type DuplicateRow,
  type EventRow,
  findBudgetNow,
  findClassroomName,
  findPayout,
  findQueuePlace,
  type ItemRow,
  listDuplicates,
  listEvents,
  listItems,
  type PayoutRow,
} from './request-story.queries.ts'

/** A request with its lines, as one side of the desk may see it. */
export type ShownRequest = { row: RequestRow; items: ItemRow[]; isSuspect: boolean; forStaff: boolean }

/** Of each line so many other requests are named. */
const mostTwins = 5

/** Requests with their lines; for staff also whether a line looks like one of another request. */
export async function showRequests(
  tx: Tx,
  rows: readonly RequestRow[],
  { forStaff }: { forStaff: boolean },
): Promise<ShownRequest[]> {
  const ids = rows.map(({ id }) => id)
  const items = Map.groupBy(await listItems(tx, ids), ({ request_id }) => request_id)
  const suspects = new Set(
    forStaff ? (await listDuplicates(tx, ids, 1)).map(({ request_id }) => request_id) : [],
  )
  return rows.map((row) => ({
    row,
    items: items.get(row.id) ?? [],
    isSuspect: suspects.has(row.id),
    forStaff,
  }))
}

/** One request that is there, with its lines. */
export async function readShown(tx: Tx, id: string, side: { forStaff: boolean }): Promise<ShownRequest> {
  const row = await findRequestRow(tx, id)
  if (!row) throw new Refusal('reimbursements.not_found')
  const [shown] = await showRequests(tx, [row], side)
  return shown as ShownRequest
}

export type RequestStory = ShownRequest & {
  events: EventRow[]
  payout: PayoutRow | undefined
  budget: BudgetRow
  /** Of its payment, or of the word that it came back, where that took two people. */
  approval: SecondLook | undefined
  /** That second people agreed that its payments came back. */
  agreements: Agreement[]
  classroom: string | null
  duplicates: DuplicateRow[]
  queue: { older: number; waiting: number } | null
}

/** Everything of one request. A teacher finds their own alone; staff find no drafts. */
export function readRequest(
  services: Services,
  { actor, requestId }: { actor: Actor; requestId: string },
): Promise<RequestStory> {
  return services.database.read(async (tx) => {
    const forStaff = isStaff(actor.role)
    const shown = await readShown(tx, requestId, { forStaff })
    const { row } = shown
    if (forStaff ? row.status === 'draft' : row.teacher_id !== actor.userId)
      throw new Refusal('reimbursements.not_found')
    const waits = forStaff && row.status === 'submitted' && row.submitted_at !== null
    return {
      ...shown,
      events: await listEvents(tx, requestId),
      payout: await findPayout(tx, requestId),
      budget: await findBudgetNow(tx, row.budget_id),
      approval: await readSecondLook(tx, {
        kind: row.status === 'paid' ? 'bounce' : 'reimbursement',
        subjectId: requestId,
      }),
      agreements: await readAgreements(tx, { kind: 'bounce', subjectId: requestId }),
      classroom: forStaff ? await findClassroomName(tx, row.teacher_id) : null,
      duplicates: forStaff ? await listDuplicates(tx, [requestId], mostTwins) : [],
      queue: waits ? await findQueuePlace(tx, { id: row.id, submittedAt: row.submitted_at as Date }) : null,
    }
  })
}
