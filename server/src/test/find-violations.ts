import type { Tx } from '../database/database.ts'
import { bookRules } from '../domains.ts'
import { listViolations, type Violation } from '../money/ledger/verify-ledger.ts'

/** Every rule of any domain that is broken, as this transaction sees the rows. */
export function findViolations(tx: Tx): Promise<Violation[]> {
  return listViolations(tx, bookRules)
}
