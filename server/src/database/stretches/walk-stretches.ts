import { sql } from 'kysely'
import type { Database, Tx } from '../database.ts'
import { prepareOnce } from './prepared-statement.ts'
import { boundsOf, type WalkedTable } from './stretch.ts'

/** What a step did, for tests and measurements. */
export type Step = { work: string; ms: number }

export type StepOptions = {
  /** How many rows the first step of a walk takes, and each at least. */
  rowsAtOnce?: number
  onStep?: (step: Step) => void
  /** Milliseconds, of which only differences count. */
  now?: () => number
}

/** The statement looks at a stretch of the table’s keys, between its parameters. */
export type Walk = StepOptions & { walked: WalkedTable; work: string; statement: string }

/** A step should be over in well under half of the 200 ms that others may be kept waiting. */
const wantedMs = 75
const fewest = 100
const most = 20_000

/**
 * Goes through a table along its key, each stretch while nobody else uses the only session. Steps grow and shrink with
 * what they cost here, never by more than the double, and never below what a statement is worth: where a busy machine
 * makes every step slow, smaller ones would only be more.
 */
export async function walk<Row>(
  database: Database,
  { walked, work, statement, ...options }: Walk,
  take: (rows: readonly Row[]) => void,
): Promise<void> {
  const least = options.rowsAtOnce ?? Math.min(fewest, walked.atFirst)
  let size = options.rowsAtOnce ?? walked.atFirst
  const onStep = (step: Step) => {
    options.onStep?.(step)
    const fitting = Math.round(size * Math.min(2, Math.max(0.25, wantedMs / Math.max(1, step.ms))))
    size = Math.min(most, Math.max(least, fitting))
  }
  const look = prepareOnce<Row>(database, statement)
  let after: string | null = boundsOf(walked).lowest
  try {
    while (after !== null) {
      const from: string = after
      const { found, end } = await inStep(database, work, { ...options, onStep }, async (tx) => {
        const upTo = await findEnd(tx, walked, from, size)
        return {
          found: await look.within(tx, { after: from, upTo: upTo ?? (await findLast(tx, walked)) }),
          end: upTo,
        }
      })
      take(found)
      after = end
    }
  } finally {
    await look.forget()
  }
}

/** The key that ends a stretch, null for the last stretch: whatever has a greater key belongs to it. */
async function findEnd(tx: Tx, walked: WalkedTable, after: string, size: number): Promise<string | null> {
  const key = sql.ref(walked.key)
  const { rows } = await sql<{ key: unknown }>`
    select ${key} as key from ${sql.table(walked.table)} where ${key} > ${after}
    order by ${key} offset ${size - 1} limit 1`.execute(tx)
  return rows[0] ? String(rows[0].key) : null
}

/** No key of the table is greater. */
async function findLast(tx: Tx, walked: WalkedTable): Promise<string> {
  const { lowest, highest } = boundsOf(walked)
  if (highest !== null) return highest
  const { rows } = await sql<{ key: string | null }>`
    select max(${sql.ref(walked.key)}) as key from ${sql.table(walked.table)}`.execute(tx)
  return rows[0]?.key ?? lowest
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
    // A stretch is small beside its table: neither reading nor sorting one whole is worth while, whatever a planner
    // thinks. And it is planned for no stretch in particular: of the rows between two random keys nothing is known.
    // Nor is it compiled: a table that has to be gone through all the same makes the planner think that it takes hours.
    await sql`
      select set_config('enable_seqscan', 'off', true), set_config('enable_mergejoin', 'off', true),
        set_config('plan_cache_mode', 'force_generic_plan', true), set_config('jit', 'off', true)`.execute(tx)
    const result = await read(tx)
    onStep?.({ work, ms: now() - startedAt })
    return result
  })
}
