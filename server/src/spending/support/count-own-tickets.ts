import type { Tx } from '../../database/database.ts'
import { countTicketsOf } from './tickets.queries.ts'

/** How many of a teacher's tickets are open, and how many have an answer that they have not read. */
export function countOwnTickets(tx: Tx, teacherId: string): Promise<{ open: number; unread: number }> {
  return countTicketsOf(tx, teacherId)
}
