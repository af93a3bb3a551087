import type { Tx } from '../../database/database.ts'
import { listInterestsOf } from './programs.queries.ts'

/** The programs someone wants to hear of. */
export function exportInterests(tx: Tx, email: string) {
  return listInterestsOf(tx, email)
}
