import type { Tx } from '../../../database/database.ts'
import {
  findContactForExport,
  listCheckoutsForExport,
  listGiftsForExport,
  listNotesForExport,
  listReceiptsForExport,
  listTagsForExport,
} from './export.queries.ts'

/** What a person gave, and what staff keep of them beside it: gifts with what went back, receipts, and the payments they began. */
export async function exportGiving(tx: Tx, userId: string) {
  return {
    gifts: await listGiftsForExport(tx, userId),
    receipts: await listReceiptsForExport(tx, userId),
    checkouts: await listCheckoutsForExport(tx, userId),
    contact: await findContactForExport(tx, userId),
    notes: await listNotesForExport(tx, userId),
    tags: await listTagsForExport(tx, userId),
  }
}
