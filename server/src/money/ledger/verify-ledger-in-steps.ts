import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { inStep, walk, type StepOptions } from '../../database/stretches/walk-stretches.ts'
import { addUp } from './add-up.ts'
import { violationQuery, ruleNames, shownRows, walkOf } from './invariants/violation-query.ts'
import type { BookRules, Invariant, Sums } from '../../invariant.ts'
import { learnSizes } from './learn-sizes.ts'
import { findViolationsOf, toViolations, type BrokenRule, type Violation } from './verify-ledger.ts'

const passes = 4

/**
 * Proves the invariants in short steps between which others use the only session. Each step is one statement and sees
 * one state: every operation is one transaction, so a row and all that belongs to it are judged together, and what is
 * written meanwhile is judged by its own step or the next night.
 */
export async function verifyLedgerInSteps(
  database: Database,
  books: BookRules,
  options: StepOptions = {},
): Promise<Violation[]> {
  await learnSizes(database, options)
  const violations: Violation[] = []
  for (const invariant of books.invariants) {
    const found =
      'sums' in invariant
        ? await proveSums(database, { books, ...invariant }, options)
        : await proveRows(database, { books, invariant }, options)
    violations.push(...found)
  }
  return violations
}

async function proveRows(
  database: Database,
  { books, invariant }: { books: BookRules; invariant: Exclude<Invariant, Sums> },
  options: StepOptions,
): Promise<Violation[]> {
  const { by } = invariant
  if (!by) return proveAtOnce(database, { books, invariant }, options)
  const violations = new Map<string, string[]>()
  const statement = violationQuery(books, invariant, 'tables', by)
  await walk<BrokenRule>(
    database,
    { ...options, walked: walkOf(books, by), work: nameOf(invariant), statement },
    (found) => {
      for (const { invariant: rule, rows } of toViolations(invariant, found))
        violations.set(rule, [...(violations.get(rule) ?? []), ...rows].slice(0, shownRows))
    },
  )
  return [...violations].map(([rule, rows]) => ({ invariant: rule, rows }))
}

async function proveAtOnce(
  database: Database,
  { books, invariant }: { books: BookRules; invariant: Invariant },
  options: StepOptions,
): Promise<Violation[]> {
  const look = (tx: Tx) => findViolationsOf(tx, { books, invariant, source: 'tables' })
  return inStep(database, nameOf(invariant), options, look)
}

/**
 * Sums are added up over many states, so a difference may only be money on its way from a stretch that is still to
 * come into one that is past. It is a violation when a second pass finds the same and nothing was posted meanwhile. Where
 * money never rests long enough, one statement decides.
 */
async function proveSums(
  database: Database,
  { books, sums }: { books: BookRules } & Sums,
  options: StepOptions,
): Promise<Violation[]> {
  let suspected = [...sums]
  let known = ''
  for (let pass = 0; pass < passes; pass++) {
    const totals = await addUp(database, { books, rules: suspected }, options)
    const differing = totals.filter(({ differences }) => differences.length > 0)
    if (differing.length === 0) return []
    const found = `${await lastPosting(database)}: ${JSON.stringify(differing)}`
    if (found === known)
      return differing.map(({ name, differences }) => ({
        invariant: name,
        rows: differences.map(({ key }) => key).slice(0, shownRows),
      }))
    known = found
    suspected = suspected.filter(({ name }) => differing.some((total) => total.name === name))
  }
  return proveAtOnce(database, { books, invariant: { sums: suspected } }, options)
}

/** The last fact of money there is: whatever moves these sums posts something. */
async function lastPosting(database: Database): Promise<string> {
  const readLast = async (tx: Tx) =>
    await sql<{ id: number | null }>`select max(id) as id from ledger_postings`.execute(tx)
  const { rows } = await database.read(readLast)
  return String(rows[0]?.id)
}

function nameOf(invariant: Invariant): string {
  const names = ruleNames(invariant)
  return names.length === 1 ? String(names[0]) : `${names.length} rules from “${names[0]}” on`
}
