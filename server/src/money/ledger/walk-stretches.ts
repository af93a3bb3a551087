import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { walkOf, type SteppedTable, type Stretch } from './invariants/stretch.ts'

/** What a step did, for tests and measurements. */
export type Step = { work: string; ms: number }

export type StepOptions = {
  /** How many rows the first step of a walk takes, and each at least. */
  rowsAtOnce?: number
  onStep?: (step: Step) => void
  /** Milliseconds, of which only differences count. */
  now?: () => number
}

export type Walk = StepOptions & { table: SteppedTable; work: string }

/** A step should be over in well under half of the 200 ms that others may be kept waiting. */
const wantedMs = 75
const most = 5_000

/**
 * Goes through a table along its key, each stretch while nobody else uses the only session. Steps grow and shrink with
 * what they cost here, never by more than the double, and never below what planning a statement is worth: where a busy
 * machine makes every step slow, smaller ones would only be more.
 */
export async function walk(
  database: Database,
  { table, work, ...options }: Walk,
  look: (tx: Tx, stretch: Stretch) => Promise<void>,
): Promise<void> {
  const least = options.rowsAtOnce ?? walkOf(table).atFirst
  let size = least
  let stretch: Stretch = { table, after: null, upTo: null }
  const onStep = (step: Step) => {
    options.onStep?.(step)
    const fitting = Math.round(size * Math.min(2, Math.max(0.25, wantedMs / Math.max(1, step.ms))))
    size = Math.min(most, Math.max(least, fitting))
  }
  do {
    await inStep(database, work, { ...options, onStep }, async (tx) => {
      stretch = { ...stretch, after: stretch.upTo, upTo: await findEnd(tx, table, stretch.upTo, size) }
      await look(tx, stretch)
    })
  } while (stretch.upTo !== null)
}

/** The key that ends a stretch, null for the last stretch: whatever has a greater key belongs to it. */
async function findEnd(
  tx: Tx,
  table: SteppedTable,
  after: string | null,
  size: number,
): Promise<string | null> {
  const key = sql.ref(walkOf(table).key)
  const { rows } = await sql<{ key: unknown }>`
    select ${key} as key from ${sql.table(table)} where ${after === null ? sql`true` : sql`${key} > ${after}`}
    order by ${key} offset ${size - 1} limit 1`.execute(tx)
  return rows[0] ? String(rows[0].key) : null
}

/** Does some reading while nobody else uses the only session, and tells how long that took. */
export async function inStep<T>(
  database: Database,
  work: string,
  { onStep, now = () => performance.now() }: StepOptions,
  read: (tx: Tx) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    const startedAt = now()
    // A stretch is small beside its table: neither reading nor sorting one whole is worth while, whatever a planner thinks.
    await sql`
      select set_config('enable_seqscan', 'off', true), set_config('enable_mergejoin', 'off', true)`.execute(
      tx,
    )
    const result = await read(tx)
    onStep?.({ work, ms: now() - startedAt })
    return result
  })
}
