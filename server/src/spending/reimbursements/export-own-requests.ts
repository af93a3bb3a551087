import type { Tx } from '../../database/database.ts'
import { listOwnReceipts, listOwnRequests } from './personal.queries.ts'

/** A teacher's requests to be paid back, and the receipts they uploaded. */
export async function exportOwnRequests(tx: Tx, userId: string) {
  return { requests: await listOwnRequests(tx, userId), receipts: await listOwnReceipts(tx, userId) }
}
