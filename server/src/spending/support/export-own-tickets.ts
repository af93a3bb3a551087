import type { Tx } from '../../database/database.ts'
import { listTicketsToExport } from './erasure.queries.ts'

/** A teacher's tickets as they may read them. */
export function exportOwnTickets(tx: Tx, teacherId: string) {
  return listTicketsToExport(tx, teacherId)
}
