import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { listItems } from '../requests/request-story.queries.ts'

/**
 * Why a request can't be approved or paid as its receipts stand. A line above the limit shows its own receipt, uploaded
 * here; and where the only receipts are links to other sites, what lies there can change or vanish, and proves nothing. The
 * rest is for staff to judge.
 */
export async function findReceiptFault(
  { config: { RECEIPT_ABOVE_CENTS: limit } }: Pick<Services, 'config'>,
  tx: Tx,
  requestId: string,
): Promise<Refusal | undefined> {
  const items = await listItems(tx, [requestId])
  const bare = items.find((item) => item.receipt_id === null && item.amount_cents > limit)
  if (items.some((item) => item.receipt_link !== null) && items.every((item) => item.receipt_id === null))
    return new Refusal('reimbursements.only_links')
  if (!bare) return undefined
  const above = limit === 0 ? 'Every line' : `A line above ${formatUsd(limit, { always2: true })}`
  return new Refusal(
    'reimbursements.receipt_missing',
    `${above} needs its receipt, and “${bare.description}” has none. Return the request, and ask the teacher to upload it.`,
  )
}
