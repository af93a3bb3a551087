import type { Tx } from '../../../database/database.ts'
import { listItems } from '../requests/request-story.queries.ts'

/**
 * Whether the only receipts of a request are links to other sites: what lies there can change or vanish, and proves nothing.
 * A request without any receipt is for staff to judge.
 */
export async function showsOnlyLinks(tx: Tx, requestId: string): Promise<boolean> {
  const items = await listItems(tx, [requestId])
  return items.some((item) => item.receipt_link !== null) && items.every((item) => item.receipt_id === null)
}
