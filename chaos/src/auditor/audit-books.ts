import type { Database } from '@tower/server/database/database.ts'
import { bookRules } from '@tower/server/domains.ts'
import { verifyLedger } from '@tower/server/money/ledger/verify-ledger.ts'
import type { Books, Discrepancy, Sent } from './books.ts'
import { findDiscrepancies } from './find-discrepancies.ts'
import { readBooks } from './read-books.ts'

/** Holds the books against what was sent, and asks the product's own rules besides. */
export async function auditBooks(
  database: Database,
  sent: Sent,
  arrivals?: ReadonlyMap<string, number>,
): Promise<{ books: Books; discrepancies: Discrepancy[] }> {
  const books = await readBooks(database)
  const violations = await database.transaction((tx) => verifyLedger(tx, bookRules))
  const discrepancies = [
    ...findDiscrepancies(sent, books, arrivals),
    ...violations.map(({ invariant, rows }) => ({ rule: `verify-ledger: ${invariant}`, rows })),
  ]
  return { books, discrepancies }
}
