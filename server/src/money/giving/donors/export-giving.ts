import type { Tx } from '../../../database/database.ts'
import {
  listCheckoutsForExport,
  listContactsForExport,
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
    contacts: await listContactsForExport(tx, userId),
    notes: await listNotesForExport(tx, userId),
    tags: await listTagsForExport(tx, userId),
  }
}
