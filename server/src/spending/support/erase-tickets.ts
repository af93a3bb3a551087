import type { Tx } from '../../database/database.ts'
import { deleteTicketsOf } from './erasure.queries.ts'

/** Takes away what a teacher asked, with all that was answered. */
export function eraseTickets(tx: Tx, teacherId: string): Promise<void> {
  return deleteTicketsOf(tx, teacherId)
}
