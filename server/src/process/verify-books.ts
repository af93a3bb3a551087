import { bookRules } from '../domains.ts'
import { sealBooks } from '../money/closing/seals/seal-books.ts'
import { walkSeals } from '../money/closing/seals/verify-seals.ts'
import { findFalseDraws } from '../matching/draws/proof/find-false-draws.ts'
import { keepVerification } from '../money/ledger/verifications.queries.ts'
import { verifyLedgerInSteps } from '../money/ledger/verify-ledger-in-steps.ts'
import { verifyLedger, type Violation } from '../money/ledger/verify-ledger.ts'
import { markAuditEnd } from '../oversight/audit/mark-audit-end.ts'
import { walkAuditLog } from '../oversight/audit/verify-audit.ts'
import type { Services } from '../services.ts'

/** What is proven beside the ledger’s own invariants. */
export const drawsRule = 'every completed draw, drawn again, comes out as it is stored'
export const sealsRule = 'what was sealed of the books is as it was sealed'
export const auditRule = 'the audit log is as it was written, to its end'

/**
 * Proves the books from the rows alone: every invariant, the draws drawn again, the seals and the audit log by their hashes.
 * What was written since the last seal is sealed first, so that of this proof nothing can be changed unseen.
 * On PostgreSQL the invariants see one snapshot; on the embedded engine, whose only session others wait for, they are
 * proven in short steps. `full` draws all draws again, not only those that are due.
 */
export async function verifyBooks(
  services: Pick<Services, 'database' | 'clock' | 'log'>,
  { full = false }: { full?: boolean } = {},
): Promise<Violation[]> {
  const { database } = services
  await sealBooks(services)
  const violations =
    database.engine === 'pglite'
      ? await verifyLedgerInSteps(database, bookRules)
      : await database.transaction((tx) => verifyLedger(tx, bookRules))
  const draws = await findFalseDraws(services, { all: full })
  if (draws.length > 0) violations.push({ invariant: drawsRule, rows: draws.slice(0, 10) })
  const seals = await walkSeals((work) => database.read(work))
  if (seals.length > 0) violations.push({ invariant: sealsRule, rows: seals.slice(0, 10) })
  violations.push(...(await findAuditViolations(services)))
  await database.transaction((tx) => keepVerification(tx, { at: services.clock.now(), violations }))
  return violations
}

/** The chain is walked; when it is whole, its end is written down for the next time, here and in the log. */
export async function findAuditViolations({
  database,
  clock,
  log,
}: Pick<Services, 'database' | 'clock' | 'log'>): Promise<Violation[]> {
  const verdict = await walkAuditLog((work) => database.read(work))
  if (!verdict.ok) return [{ invariant: auditRule, rows: [`${verdict.firstBadSeq} (${verdict.fault})`] }]
  await database.transaction((tx) => markAuditEnd(tx, verdict.end, clock.now()))
  log.info({ seq: verdict.end.seq, hash: verdict.end.hash }, 'the audit log is whole')
  return []
}
