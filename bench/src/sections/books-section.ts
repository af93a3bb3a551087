import { createDatabase, type Database } from '@tower/server/database/database.ts'
import { migrate } from '@tower/server/database/migrate.ts'
import { openPglite } from '@tower/server/database/pglite-engine.ts'
import { verifyLedgerInSteps } from '@tower/server/money/ledger/verify-ledger-in-steps.ts'
import { verifyLedger } from '@tower/server/money/ledger/verify-ledger.ts'
import type { Step } from '@tower/server/money/ledger/walk-stretches.ts'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import { bookTables, fillBooks } from '../stage/fill-books.ts'
import { connect } from '../stage/stage.ts'
import type { Section, SectionParts } from './section.ts'

/** The embedded engine keeps everything in the memory of one process, so it proves fewer. */
const gifts = { postgres: number('BENCH_GIFTS', 1_000_000), pglite: number('BENCH_GIFTS_PGLITE', 50_000) }

/** The proof of the books beside one pass over the same tables: it must not grow faster than they do. */
export const booksSection: Section = {
  title: `Books: verify-ledger over ${gifts.postgres} gifts (embedded: ${gifts.pglite})`,
  async measure(parts): Promise<Figure[]> {
    return [...(await onPostgres(parts)), ...(await onPglite(parts))]
  },
}

async function onPostgres({ stage, say }: SectionParts): Promise<Figure[]> {
  const url = await stage.makeDatabase('bench_books', (database) => fillBooks(database, gifts.postgres))
  const database = connect(url)
  try {
    const pass = await secondsOf(() => passOver(database))
    let broken = 0
    const proof = await secondsOf(async () => {
      broken = (await database.transaction(verifyLedger)).length
    })
    say(`PostgreSQL: one pass ${pass.toFixed(1)} s, verification ${proof.toFixed(1)} s`)
    return [
      figureOf({
        name: 'books: verification ÷ one pass, PostgreSQL',
        unit: 'times',
        rounds: [proof / pass],
        goal: atMost(5),
      }),
      figureOf({ name: '  verification, PostgreSQL', unit: 's', rounds: [proof] }),
      figureOf({ name: '  broken rules', unit: 'rows', rounds: [broken], goal: atMost(0) }),
    ]
  } finally {
    await database.close()
  }
}

async function onPglite({ say }: SectionParts): Promise<Figure[]> {
  const database = createDatabase(await openPglite({}))
  try {
    await migrate(database)
    await fillBooks(database, gifts.pglite)
    const pass = await secondsOf(() => passOver(database))
    const steps: Step[] = []
    const proof = await secondsOf(() => verifyLedgerInSteps(database, { onStep: (step) => steps.push(step) }))
    const longest = steps.reduce((worst, step) => (step.ms > worst.ms ? step : worst))
    say(
      `embedded: one pass ${pass.toFixed(1)} s, verification ${proof.toFixed(1)} s in ${steps.length} steps`,
    )
    say(`the longest step: ${longest.invariant}`)
    return [
      figureOf({ name: 'books: verification ÷ one pass, embedded', unit: 'times', rounds: [proof / pass] }),
      figureOf({
        name: '  longest hold of the only session',
        unit: 'ms',
        rounds: [longest.ms],
        goal: atMost(200),
      }),
    ]
  } finally {
    await database.close()
  }
}

/** Reads every row of every table of the books, and no more. */
async function passOver(database: Database): Promise<void> {
  for (const table of bookTables)
    await database.jobs.executeSql(`select sum(pg_column_size(entry.*)) from ${table} entry`)
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

function number(name: string, usual: number): number {
  return Number(process.env[name] ?? usual)
}
