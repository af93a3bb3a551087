import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { everyInvariant } from './invariants/every-invariant.ts'
import { queryWithin, wholeQuery, type Invariant, type Query, type SumRule } from './invariants/invariant.ts'
import { findFaults, shownRows, type Violation } from './verify-ledger.ts'
import { timed, walk, type StepOptions } from './walk-stretches.ts'

const passes = 4

/**
 * Proves the invariants in short steps between which others use the only session. Each step is one statement and sees
 * one state: every operation is one transaction, so a row and all that belongs to it are judged together, and what is
 * written meanwhile is judged by its own step or the next night.
 */
export async function verifyLedgerInSteps(
  database: Database,
  options: StepOptions = {},
): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const invariant of everyInvariant) {
    const rows =
      'parts' in invariant
        ? await proveSums(database, invariant, options)
        : await proveRows(database, invariant, options)
    if (rows.length > 0) violations.push({ invariant: invariant.name, rows })
  }
  return violations
}

async function proveRows(
  database: Database,
  rule: Query & { name: string },
  options: StepOptions,
): Promise<string[]> {
  if (!rule.by) return proveAtOnce(database, rule, options)
  const faulty: string[] = []
  await walk(database, { ...options, table: rule.by, invariant: rule.name }, async (tx, stretch) => {
    faulty.push(...(await findFaults(tx, queryWithin(rule, 'tables', stretch))))
    return faulty.length < shownRows
  })
  return faulty.slice(0, shownRows)
}

async function proveAtOnce(
  database: Database,
  invariant: Invariant,
  { onStep }: StepOptions,
): Promise<string[]> {
  return timed(
    () => database.read((tx) => findFaults(tx, wholeQuery(invariant, 'tables'))),
    (ms) => onStep?.({ invariant: invariant.name, ms }),
  )
}

/**
 * Sums are added up over many states, so a difference may only be money on its way from a stretch that is still to
 * come into one that is past. It is a fault when a second pass finds the same and nothing was posted meanwhile. Where
 * money never rests long enough, one statement decides.
 */
async function proveSums(database: Database, rule: SumRule, options: StepOptions): Promise<string[]> {
  let known = ''
  for (let pass = 0; pass < passes; pass++) {
    const totals = await addUp(database, rule, options)
    const differing = [...totals].filter(([, cents]) => cents !== 0n)
    if (differing.length === 0) return []
    const found = `${await lastPosting(database)}: ${differing.join('; ')}`
    if (found === known) return differing.map(([key]) => key).slice(0, shownRows)
    known = found
  }
  return proveAtOnce(database, rule, options)
}

async function addUp(database: Database, rule: SumRule, options: StepOptions): Promise<Map<string, bigint>> {
  const totals = new Map<string, bigint>()
  const add = ({ key, cents }: Sum) =>
    totals.set(String(key), (totals.get(String(key)) ?? 0n) + BigInt(cents ?? 0))
  for (const part of rule.parts) {
    if (!part.by) {
      const sums = await timed(
        () => database.read((tx) => sql.raw<Sum>(queryWithin(part, 'tables')).execute(tx)),
        (ms) => options.onStep?.({ invariant: rule.name, ms }),
      )
      sums.rows.forEach(add)
      continue
    }
    await walk(database, { ...options, table: part.by, invariant: rule.name }, async (tx, stretch) => {
      const sums = await sql.raw<Sum>(queryWithin(part, 'tables', stretch)).execute(tx)
      sums.rows.forEach(add)
      return true
    })
  }
  return totals
}

type Sum = { key: string; cents: string | number | null }

/** The last fact of money there is: whatever moves these sums posts something. */
async function lastPosting(database: Database): Promise<string> {
  const { rows } = await database.read((tx) =>
    sql<{ id: number | null }>`select max(id) as id from ledger_postings`.execute(tx),
  )
  return String(rows[0]?.id)
}
