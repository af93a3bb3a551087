import type { Tx } from '../../database/database.ts'
import { listOwnOrders } from './personal.queries.ts'

/** What a teacher ordered, for the file that they are given. */
export function exportOrders(tx: Tx, teacherId: string) {
  return listOwnOrders(tx, teacherId)
}
