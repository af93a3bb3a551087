import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, type LogEvent } from 'kysely'
import { fromPglite } from 'pg-boss'
import { copyOverPglite } from './copying/pglite-copies.ts'
import type { Engine, Forgetting } from './database.ts'
import { exactInstant, sentExactly } from './exact-instant.ts'
import { safeInteger } from './safe-integer.ts'
import type { DB } from './schema.generated.ts'

export type PgliteOptions = {
  /** A folder; memory when absent. */
  dataDir?: string
  /** A dump of an earlier database to start from (tests). */
  loadDataDir?: Blob
  /** Called after each statement, where somebody traces what goes on. */
  onStatement?: ((event: LogEvent) => void) | undefined
}

/** Every table with rows of ours, and the two of the system where the values that are found most often stand. */
const everyTable = `select relname as name, relnamespace::regnamespace::text as schema from pg_class
  where relkind in ('r', 'm') and relpersistence <> 't'
    and (relnamespace <> 'pg_catalog'::regnamespace or relname in ('pg_statistic', 'pg_statistic_ext_data'))
    and relnamespace <> 'information_schema'::regnamespace
  order by oid`

/** Begins a new file of the log: the files before it go, and are not kept to be written over. */
const anotherLog = ['set wal_recycle to off', 'select pg_switch_wal()', 'checkpoint']

/**
 * The embedded PostgreSQL. It has one session, so all work is queued; and no fsync, so it survives
 * a killed process but not a power cut.
 */
export async function openPglite({
  dataDir,
  loadDataDir,
  onStatement,
}: PgliteOptions): Promise<Engine & { pglite: PGlite }> {
  if (dataDir) mkdirSync(dataDir, { recursive: true })
  const pglite = await PGlite.create({
    ...(dataDir ? { dataDir } : {}),
    ...(loadDataDir ? { loadDataDir } : {}),
    parsers: { [types.INT8]: safeInteger, [types.TIMESTAMPTZ]: exactInstant((text) => new Date(text)) },
    serializers: { [types.TIMESTAMPTZ]: writeInstant },
  })
  await pglite.exec("set timezone to 'UTC'")
  const queue = createQueue()
  const kysely = new Kysely<DB>({
    dialect: new PGliteDialect({ pglite }),
    ...(onStatement && { log: onStatement }),
  })
  return {
    pglite,
    name: 'pglite',
    kysely,
    reading: kysely,
    hasty: kysely,
    prepareFlush: async () => async () => undefined,
    exclusively: queue,
    script: (sql) => queue(async () => void (await pglite.exec(sql))),
    forgetDeadRows: (which) => rewriteTables(pglite, queue, which),
    listen: (channel, onPayload) => pglite.listen(channel, onPayload),
    copy: (mode, work) => queue(() => copyOverPglite(pglite, mode, work)),
    jobs: fromPglite(pglite),
    pools: () => [],
    close: () => queue(() => pglite.close()),
  }
}

/**
 * Writes tables anew, without their dead rows. A table at a time, and each is followed by a pause as long as it took: all of them at
 * once would hold the one session and the one thread for seconds, and the process would turn everybody away. A rewrite and a checkpoint
 * stand in no transaction, so each is sent by itself.
 */
async function rewriteTables(
  pglite: PGlite,
  queue: ReturnType<typeof createQueue>,
  { except, stop }: Forgetting,
): Promise<boolean> {
  const { rows } = await queue(() => pglite.query<{ schema: string; name: string }>(everyTable))
  const tables = rows.filter(({ schema, name }) => schema !== 'public' || !except.includes(name))
  const statements = tables.map(({ schema, name }) => `vacuum full ${quoted(schema)}.${quoted(name)}`)
  for (const statement of [...statements, ...anotherLog]) {
    if (stop?.aborted) return false
    let tookMs = 0
    await queue(async () => {
      const beganAt = performance.now()
      await pglite.exec(statement)
      tookMs = performance.now() - beganAt
    })
    await sleep(tookMs)
  }
  return true
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

function writeInstant(given: unknown): string {
  const sent = sentExactly(given)
  return sent instanceof Date ? sent.toISOString() : String(sent)
}

/** Runs asynchronous work one at a time, in the order it came. */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
}
