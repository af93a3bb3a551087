import { createDatabase, type Database } from '@tower/server/database/database.ts'
import { openPostgres } from '@tower/server/database/postgres-engine.ts'
import { readConfig } from '@tower/server/config.ts'
import { receiveWebhook } from '@tower/server/money/giving/webhooks/receive-webhook.ts'
import { openServices } from '@tower/server/open-services.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { figureOf, type Figure } from '../figures/figure.ts'
import type { PreparedRequest } from '../load/load-order.ts'
import { givingEnvironment } from '../servers/server-process.ts'
import { fillCheckouts, mixedAmounts, writeEvents } from '../stage/gifts.ts'
import { openProvider } from '../stage/provider.ts'
import type { Section } from './section.ts'

const warmUp = 60
const counted = 200

type TableCosts = { name: string; inserted: number; updated: number; indexes: number }
type Counts = {
  inserted: number
  updated: number
  hot: number
  records: number
  bytes: number
  images: number
}

/**
 * What a gift asks of the database, counted while nobody else gives: statements, each of them awaited, rows written, and
 * how much of PostgreSQL's log that takes. The machine's load changes none of it.
 */
export const giftSection: Section = {
  title: `A gift: statements, rows and bytes of the log, over ${counted} guests' gifts for classrooms, one after the other`,
  async measure({ stage, folder, say }): Promise<Figure[]> {
    const provider = await openProvider()
    try {
      const fill = { count: warmUp + counted, amounts: mixedAmounts }
      const url = await stage.makeDatabase('bench_gift', (database) => fillCheckouts(database, fill))
      const order = { folder, providerUrl: provider.origin }
      await giveInOrder(url, { ...order, from: 1, count: warmUp })
      const start = await readCounts(url)
      const statements = await giveInOrder(url, { ...order, from: 1 + warmUp, count: counted })
      const end = await readCounts(url)
      for (const line of await listTables(url, warmUp + counted)) say(line)
      return describeCosts({ statements, start, end })
    } finally {
      provider.close()
    }
  },
}

function describeCosts({ statements, start, end }: { statements: number; start: Counts; end: Counts }) {
  const each = (key: keyof Counts) => (end[key] - start[key]) / counted
  const figures: [string, string, number][] = [
    ['statements', '', statements / counted],
    ['rows inserted', '', each('inserted')],
    ['rows updated', '', each('updated')],
    ['  of them in place (HOT)', '', each('hot')],
    ['records of the log', '', each('records')],
    ['bytes of the log', 'B', each('bytes')],
    ['  whole pages among them', '', each('images')],
  ]
  return figures.map(([name, unit, value]) => figureOf({ name: `a gift: ${name}`, unit, rounds: [value] }))
}

type Order = { folder: string; providerUrl: string; from: number; count: number }

/** Pays gifts one after the other in this process, and counts what is sent to the database meanwhile. */
async function giveInOrder(
  databaseUrl: string,
  { folder, providerUrl, from, count }: Order,
): Promise<number> {
  const file = join(folder, 'counted-events.jsonl')
  writeEvents(file, { path: '/', from, count, amounts: mixedAmounts })
  const events = readFileSync(file, 'utf8').split('\n')
  const environment = { ...givingEnvironment(databaseUrl, providerUrl), LOG_LEVEL: 'silent' }
  const { services, close } = await openServices(readConfig(environment))
  const counting = countStatements()
  try {
    for (const line of events) {
      const { body, headers } = JSON.parse(line) as PreparedRequest & { headers: Record<string, string> }
      const outcome = await receiveWebhook(services, {
        ...{ rawBody: Buffer.from(body ?? ''), signature: headers['stripe-signature'] },
      })
      if (outcome !== 'applied') throw new Error(`a counted gift ended as ${outcome}`)
    }
    return counting.stop()
  } finally {
    await close()
  }
}

/** Every statement of this process goes through the driver's one method, `begin` and `commit` too. */
function countStatements(): { stop(): number } {
  const { query } = pg.Client.prototype
  let statements = 0
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    statements += 1
    return Reflect.apply(query, this, given) as never
  }
  return {
    stop: () => {
      pg.Client.prototype.query = query
      return statements
    },
  }
}

async function readCounts(databaseUrl: string): Promise<Counts> {
  return withDatabase(databaseUrl, async (database) => {
    const { rows } = await database.jobs.executeSql(`
      select (select sum(n_tup_ins) from pg_stat_user_tables)::int as inserted,
        (select sum(n_tup_upd) from pg_stat_user_tables)::int as updated,
        (select sum(n_tup_hot_upd) from pg_stat_user_tables)::int as hot,
        wal_records::int as records, wal_bytes::float8 as bytes, wal_fpi::int as images
      from pg_stat_wal`)
    return rows[0] as Counts
  })
}

async function listTables(databaseUrl: string, gifts: number): Promise<string[]> {
  return withDatabase(databaseUrl, async (database) => {
    const { rows } = await database.jobs.executeSql(`
      select relname as name, n_tup_ins::float8 as inserted, n_tup_upd::float8 as updated,
        (select count(*)::int from pg_index where indrelid = relid) as indexes
      from pg_stat_user_tables
      where n_tup_ins + n_tup_upd >= ${gifts / 5} order by relname`)
    return (rows as TableCosts[]).map(({ name, inserted, updated, indexes }) => {
      const made = name === 'checkouts' ? 0 : inserted
      return `${name.padEnd(22)} ${(made / gifts).toFixed(2)} inserted, ${(updated / gifts).toFixed(2)} updated, ${indexes} indexes`
    })
  })
}

/** Statistics of a session reach the others when it ends. */
async function withDatabase<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = createDatabase(openPostgres({ url, poolSize: 1, onConnectionError: () => undefined }))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
