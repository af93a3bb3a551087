import type { Tx } from '../../../database/database.ts'
import { listCheckoutsForExport, listGiftsForExport, listReceiptsForExport } from './export.queries.ts'

/** What a person gave: gifts with what went back, receipts, and the payments they began. */
export async function exportGiving(tx: Tx, userId: string) {
  return {
    gifts: await listGiftsForExport(tx, userId),
    receipts: await listReceiptsForExport(tx, userId),
    checkouts: await listCheckoutsForExport(tx, userId),
  }
}
