import { mkdirSync } from 'node:fs'
import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import type { Engine } from './database.ts'
import { exactInstant, sentExactly } from './exact-instant.ts'
import { safeInteger } from './safe-integer.ts'
import type { DB } from './schema.generated.ts'

export type PgliteOptions = {
  /** A folder; memory when absent. */
  dataDir?: string
  /** A dump of an earlier database to start from (tests). */
  loadDataDir?: Blob
}

/**
 * Writes every table anew, without its dead rows, and begins a new file of the log: the files before it go, and are not kept
 * to be written over. A rewrite and a checkpoint stand in no transaction, so each is sent by itself.
 */
const rewriting = ['vacuum full', 'set wal_recycle to off', 'select pg_switch_wal()', 'checkpoint']

/**
 * The embedded PostgreSQL. It has one session, so all work is queued; and no fsync, so it survives
 * a killed process but not a power cut.
 */
export async function openPglite({
  dataDir,
  loadDataDir,
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
  const kysely = new Kysely<DB>({ dialect: new PGliteDialect({ pglite }) })
  return {
    pglite,
    name: 'pglite',
    kysely,
    reading: kysely,
    hasty: kysely,
    prepareFlush: async () => async () => undefined,
    exclusively: queue,
    script: (sql) => queue(async () => void (await pglite.exec(sql))),
    forgetDeadRows: () =>
      queue(async () => {
        for (const statement of rewriting) await pglite.exec(statement)
      }),
    listen: (channel, onPayload) => pglite.listen(channel, onPayload),
    jobs: fromPglite(pglite),
    close: () => queue(() => pglite.close()),
  }
}

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
