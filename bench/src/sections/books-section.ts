import { sql } from 'kysely'
import { createDatabase, type Database } from '@tower/server/database/database.ts'
import { migrate } from '@tower/server/database/migrate.ts'
import { openPglite } from '@tower/server/database/pglite-engine.ts'
import type { Step } from '@tower/server/database/stretches/walk-stretches.ts'
import { bookRules } from '@tower/server/domains.ts'
import { verifyLedgerInSteps } from '@tower/server/money/ledger/verify-ledger-in-steps.ts'
import { verifyLedger } from '@tower/server/money/ledger/verify-ledger.ts'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import { bookTables, fillBooks } from '../stage/fill-books.ts'
import { connect } from '../stage/stage.ts'
import type { Section, SectionParts } from './section.ts'

/**
 * So many that a run is over in a few minutes; writing a million gifts takes a quarter of an hour. The embedded engine
 * keeps everything in the memory of one process, so it proves fewer.
 */
const gifts = { postgres: number('BENCH_GIFTS', 100_000), pglite: number('BENCH_GIFTS_PGLITE', 10_000) }

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
    const pass = await passOver(database)
    let broken = 0
    const proof = await secondsOf(async () => {
      broken = (await database.transaction((tx) => verifyLedger(tx, bookRules))).length
    })
    say(`PostgreSQL: ${spell(pass)}, verification ${proof.toFixed(1)} s`)
    return [
      figureOf({
        name: 'books: verification ÷ one pass, PostgreSQL',
        unit: 'times',
        rounds: [proof / pass.grouped],
        goal: atMost(5),
      }),
      figureOf({ name: '  verification, PostgreSQL', unit: 's', rounds: [proof] }),
      figureOf({ name: '  one pass, PostgreSQL', unit: 's', rounds: [pass.grouped] }),
      figureOf({ name: '  every row only read, PostgreSQL', unit: 's', rounds: [pass.read] }),
      figureOf({ name: '  broken rules', unit: 'rows', rounds: [broken], goal: atMost(0) }),
    ]
  } finally {
    await database.close()
  }
}

/** Steps are measured in the time of this thread, in which the engine runs: other programs must not blur them. */
async function onPglite({ say }: SectionParts): Promise<Figure[]> {
  const database = createDatabase(await openPglite({}))
  try {
    await migrate(database)
    await fillBooks(database, gifts.pglite)
    const pass = await passOver(database)
    const steps: Step[] = []
    let broken = 0
    const proof = await secondsOf(async () => {
      const now = processorMs
      broken = (await verifyLedgerInSteps(database, bookRules, { now, onStep: (step) => steps.push(step) }))
        .length
    })
    const longest = steps.reduce((worst, step) => (step.ms > worst.ms ? step : worst))
    say(`embedded: ${spell(pass)}, verification ${proof.toFixed(1)} s in ${steps.length} steps`)
    say(`the longest step: ${longest.work}`)
    return [
      figureOf({
        name: 'books: verification ÷ one pass, embedded',
        unit: 'times',
        rounds: [proof / pass.grouped],
        goal: atMost(5),
      }),
      figureOf({ name: '  verification, embedded', unit: 's', rounds: [proof] }),
      figureOf({ name: '  one pass, embedded', unit: 's', rounds: [pass.grouped] }),
      figureOf({
        name: '  longest hold of the only session, of processor time',
        unit: 'ms',
        rounds: [longest.ms],
        goal: atMost(200),
      }),
      figureOf({ name: '  broken rules', unit: 'rows', rounds: [broken], goal: atMost(0) }),
    ]
  } finally {
    await database.close()
  }
}

/** Seconds of going once through the books: reading every row, and grouping each table by its key by hashing. */
type Pass = { read: number; grouped: number }

/** One pass over the tables with as much memory as the verification has: the least that comparing keys can cost. */
async function passOver(database: Database): Promise<Pass> {
  return database.read(async (tx) => {
    for (const setting of ['jit = off', `work_mem = '256MB'`]) await sql.raw(`set ${setting}`).execute(tx)
    const pass = { read: 0, grouped: 0 }
    for (const [table, key] of Object.entries(bookTables)) {
      const read = `select sum(pg_column_size(entry.*)) from ${table} entry`
      pass.read += await secondsOf(() => sql.raw(read).execute(tx))
      const grouped = `select max(entries) from (select ${key}, count(*) as entries from ${table} group by ${key}) grouped`
      pass.grouped += await secondsOf(() => sql.raw(grouped).execute(tx))
    }
    for (const name of ['jit', 'work_mem']) await sql.raw(`reset ${name}`).execute(tx)
    return pass
  })
}

function spell({ read, grouped }: Pass): string {
  return `one pass ${grouped.toFixed(1)} s (reading alone ${read.toFixed(1)} s)`
}

/** What this thread has had of a processor; compiling and collecting in other threads keeps nobody waiting. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

function number(name: string, usual: number): number {
  return Number(process.env[name] ?? usual)
}
