import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { walkOf, type SteppedTable, type Stretch } from './invariants/stretch.ts'

/** What a step did, for tests and measurements. */
export type Step = { invariant: string; ms: number }

export type StepOptions = { rowsAtOnce?: number; onStep?: (step: Step) => void }

export type Walk = StepOptions & { table: SteppedTable; invariant: string }

/** A step should be over in a quarter of the time that others may be kept waiting. */
const wantedMs = 50
const most = 5_000

/**
 * Goes through a table along its key, each stretch while nobody else uses the only session, until the work answers that
 * it has seen enough. Steps grow and shrink with what they cost here, never by more than the double.
 */
export async function walk(
  database: Database,
  { table, invariant, rowsAtOnce, onStep }: Walk,
  work: (tx: Tx, stretch: Stretch) => Promise<boolean>,
): Promise<void> {
  let size = rowsAtOnce ?? walkOf(table).atFirst
  let stretch: Stretch = { table, after: null, upTo: null }
  let goesOn = true
  do {
    const step = async (tx: Tx) => {
      stretch = { ...stretch, upTo: await findEnd(tx, stretch, size) }
      goesOn = await work(tx, stretch)
    }
    await timed(
      () => database.read(step),
      (ms) => {
        onStep?.({ invariant, ms })
        const fitting = Math.round(size * Math.min(2, Math.max(0.25, wantedMs / Math.max(1, ms))))
        size = Math.min(most, Math.max(1, fitting))
      },
    )
    stretch = { ...stretch, after: stretch.upTo }
  } while (goesOn && stretch.after !== null)
}

/** The key that ends a stretch, null for the last stretch: whatever has a greater key belongs to it. */
async function findEnd(tx: Tx, { table, after }: Stretch, size: number): Promise<string | null> {
  const key = sql.ref(walkOf(table).key)
  const { rows } = await sql<{ key: unknown }>`
    select ${key} as key from ${sql.table(table)} where ${after === null ? sql`true` : sql`${key} > ${after}`}
    order by ${key} offset ${size - 1} limit 1`.execute(tx)
  return rows[0] ? String(rows[0].key) : null
}

/** Tells how long some work took. */
export async function timed<T>(work: () => Promise<T>, onDone: (ms: number) => void): Promise<T> {
  const startedAt = performance.now()
  const result = await work()
  onDone(performance.now() - startedAt)
  return result
}
