import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { everyInvariant } from './invariants/every-invariant.ts'
import type { Invariant, SteppedTable } from './invariants/invariant.ts'
import { findFaultyRows, shownRows, type Violation } from './verify-ledger.ts'

/** What a step did, for tests and measurements. */
export type Step = { invariant: string; ms: number }

export type StepOptions = { rowsAtOnce?: number; onStep?: (step: Step) => void }

/** A step should be over in a quarter of the time that others may be kept waiting. */
const wantedMs = 50
const fewest = 50
const most = 5_000

/**
 * Proves the invariants in short steps between which others use the only session. Each step is one statement and sees
 * one state: every operation is one transaction, so a row and all that belongs to it are judged together, and what is
 * written meanwhile is judged by its own step or the next night. Only sums over whole tables take one statement each.
 */
export async function verifyLedgerInSteps(
  database: Database,
  options: StepOptions = {},
): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const invariant of everyInvariant) {
    const rows = invariant.by
      ? await proveInSteps(database, invariant, invariant.by, options)
      : await proveAtOnce(database, invariant, options)
    if (rows.length > 0) violations.push({ invariant: invariant.name, rows })
  }
  return violations
}

async function proveAtOnce(
  database: Database,
  invariant: Invariant,
  { onStep }: StepOptions,
): Promise<string[]> {
  return timed(
    () => database.read((tx) => findFaultyRows(tx, invariant, { source: 'tables' })),
    (ms) => onStep?.({ invariant: invariant.name, ms }),
  )
}

async function proveInSteps(
  database: Database,
  invariant: Invariant,
  table: SteppedTable,
  { rowsAtOnce = 500, onStep }: StepOptions,
): Promise<string[]> {
  const faulty: string[] = []
  let size = rowsAtOnce
  let after: string | null = null
  do {
    const stretch: Stretch = { table, after, size }
    const step: Proven = await timed(
      () => database.read((tx) => proveStretch(tx, invariant, stretch)),
      (ms) => {
        onStep?.({ invariant: invariant.name, ms })
        // Steps grow and shrink with what they cost here, never by more than the double.
        const fitting = Math.round(size * Math.min(2, Math.max(0.25, wantedMs / Math.max(1, ms))))
        size = Math.min(most, Math.max(fewest, fitting))
      },
    )
    faulty.push(...step.faulty)
    after = step.last
  } while (after !== null && faulty.length < shownRows)
  return faulty.slice(0, shownRows)
}

type Proven = { faulty: string[]; last: string | null }

type Stretch = { table: SteppedTable; after: string | null; size: number }

async function proveStretch(tx: Tx, invariant: Invariant, { table, after, size }: Stretch): Promise<Proven> {
  const last = await findStretchEnd(tx, { table, after, size })
  return {
    faulty: await findFaultyRows(tx, invariant, { source: 'tables', range: { after, upTo: last } }),
    last,
  }
}

/** The id that ends a stretch, null for the last stretch: whatever has a greater id belongs to it. */
async function findStretchEnd(tx: Tx, { table, after, size }: Stretch): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${after === null ? sql`true` : sql`id > ${after}::uuid`}
    order by id offset ${size - 1} limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

async function timed<T>(work: () => Promise<T>, onDone: (ms: number) => void): Promise<T> {
  const startedAt = performance.now()
  const result = await work()
  onDone(performance.now() - startedAt)
  return result
}
