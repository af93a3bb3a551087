import type { Database, Engine } from '../database/database.ts'
import { createDatabase } from '../database/database.ts'
import { readFreshState, restoreFreshState, type FreshState, type RunStatement } from './restore-database.ts'

/** How a borrower works with a database. */
export type LoanOptions = {
  poolSize?: number
  /** After how long PostgreSQL ends a statement; PGlite knows no such limit. */
  statementTimeoutMs?: number
}

/** A database that outlives the test it was made for. */
export type LendableDatabase = {
  /** Opens what the borrower works with. */
  open(options: LoanOptions): Promise<Engine>
  /** Ends what the last borrower had open, but not the database. `isBusy` tells that some of its work goes on. */
  settle(isBusy: boolean): Promise<void>
  /** Runs `work` with the whole database to itself. */
  maintain<T>(work: (run: RunStatement) => Promise<T>): Promise<T>
  discard(): Promise<void>
}

type Kept = { lendable: LendableDatabase; fresh: FreshState }

/** Those that nobody has borrowed now. */
const returned: Kept[] = []

/**
 * Lends a database as the migrations left it, one that an earlier test has given back if there is one. `close`
 * gives it back, and from then on the borrower is refused, so that nothing left running reaches the next test.
 */
export async function lendDatabase(
  make: () => Promise<LendableDatabase>,
  options: LoanOptions,
): Promise<Database> {
  const kept = (await takeReturned()) ?? (await keepNew(make))
  const engine = await kept.lendable.open(options)
  return createDatabase(
    guardLoan(engine, async (isBusy) => {
      await kept.lendable.settle(isBusy)
      returned.push(kept)
    }),
  )
}

async function keepNew(make: () => Promise<LendableDatabase>): Promise<Kept> {
  const lendable = await make()
  return { lendable, fresh: await lendable.maintain(readFreshState) }
}

/** One whose schema was changed, or that cannot be restored at all, is not lent again. */
async function takeReturned(): Promise<Kept | undefined> {
  for (let kept = returned.pop(); kept; kept = returned.pop()) {
    const { lendable, fresh } = kept
    const isFresh = await lendable.maintain((run) => restoreFreshState(run, fresh)).catch(() => false)
    if (isFresh) return kept
    await lendable.discard().catch(() => undefined)
  }
  return undefined
}

/** The engine until it is given back. */
function guardLoan(engine: Engine, giveBack: (isBusy: boolean) => Promise<void>): Engine {
  let isLent = true
  let underWay = 0
  const endListening = new Set<() => Promise<void>>()
  const whileLent = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!isLent) throw new Error('this test database is closed')
    underWay += 1
    try {
      return await work()
    } finally {
      underWay -= 1
    }
  }
  return {
    ...engine,
    exclusively: (work) => whileLent(() => engine.exclusively(work)),
    script: (text) => whileLent(() => engine.script(text)),
    listen: async (channel, onPayload) => {
      const end = await whileLent(() => engine.listen(channel, onPayload))
      endListening.add(end)
      return () => (endListening.delete(end) ? end() : Promise.resolve())
    },
    jobs: {
      ...engine.jobs,
      executeSql: (text, values) => whileLent(() => engine.jobs.executeSql(text, values)),
    },
    close: async () => {
      if (!isLent) return
      isLent = false
      for (const end of endListening) await end()
      await giveBack(underWay > 0)
    },
  }
}
