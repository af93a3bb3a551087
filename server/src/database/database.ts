import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type { Db as JobDatabase } from 'pg-boss'
import type { CopyMode, CopySession } from './copying/copy-session.ts'
import type { DB } from './schema.generated.ts'

/** A transaction, or for plain reads a connection. Every query function takes one as its first argument. */
export type Tx = Kysely<DB>

export type EngineName = 'pglite' | 'postgres'

/** Which tables may keep their dead rows, and what ends the work between two others. */
export type Forgetting = { except: readonly string[]; stop?: AbortSignal }

/** What an engine (embedded or server) has to offer; `Database` adds the rules. */
export type Engine = {
  name: EngineName
  kysely: Kysely<DB>
  /** For reads outside a transaction; the same as `kysely` where there is one session. */
  reading: Kysely<DB>
  /** The same, but a commit lets go of its locks before it is on disk; {@link Engine.prepareFlush} comes around it. */
  hasty: Kysely<DB>
  /**
   * Answers a wait until everything that is committed by then is on disk. Prepared before the commit, it fails when the
   * server crashed in between and may have lost it.
   */
  prepareFlush(): Promise<() => Promise<void>>
  /** Runs one piece of work at a time where the engine has a single session. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** Runs a script of several statements outside any transaction of ours. */
  script(sql: string): Promise<void>
  /**
   * Takes rows that were deleted or replaced out of the files, where the engine's files are ours: until then their words can be
   * read from the disk. A server of its own sees to that itself. Others' work comes in between. Answers whether it came to the end.
   */
  forgetDeadRows(which: Forgetting): Promise<boolean>
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  /** Runs one transaction that sends or takes whole tables; of an embedded database nobody else gets anything meanwhile. */
  copy<T>(mode: CopyMode, work: (session: CopySession) => Promise<T>): Promise<T>
  /** The same database for the job queue. */
  jobs: JobDatabase
  /** How many connections each of its pools has; none where there is a single session. */
  pools(): PoolUse[]
  close(): Promise<void>
}

/** The connections of a pool: in use and idle, and how many wait for one. */
export type PoolUse = { name: 'work' | 'reads' | 'standby'; used: number; idle: number; waiting: number }

export type Database = {
  engine: EngineName
  /** Runs `work` in one transaction. Deadlocks, serialization failures and outdated plans are retried. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The same for what many do at once over the same few rows: others go on as soon as it is committed, and one wait for
   * the disk serves all. It returns when the commit is on disk, like `transaction`.
   */
  transactionOfMany<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs reads on one connection without a transaction. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same for what may be some seconds old: from a standby, where there is one that follows closely. */
  lagging: Lagging
  /** Whether a write failed for want of space since the last one that was tried on purpose (see check-readiness.ts). */
  isOutOfSpace(): boolean
  setOutOfSpace(isOutOfSpace: boolean): void
  listen: Engine['listen']
  script: Engine['script']
  forgetDeadRows: Engine['forgetDeadRows']
  copy: Engine['copy']
  jobs: JobDatabase
  pools: Engine['pools']
  close(): Promise<void>
}

/** Where reads are answered. */
export type Reads = Pick<Database, 'read'>

/** Reads that may be some seconds old. */
export type Lagging = Reads & {
  /** Looks whether a standby is fit for them, and says why not. Reading does so by itself, beside the read. */
  look(): Promise<string | undefined>
}

const openWork = new AsyncLocalStorage<true>()
const retryable = new Set(['40001', '40P01'])
/** Whoever meets many others at the same accounts may lose several times in a row. */
const attempts = 8
const waitStepMs = 60
/** Disk full, out of memory, input or output failed. */
const lackOfSpace = new Set(['53100', '53200', '58030'])

/** A migration changed a table under a statement that was planned before: planned anew, it works. */
export function isOutdatedPlan(error: unknown): boolean {
  return errorCode(error) === '0A000' && /cached plan/.test(String((error as Error).message))
}

/** The rules every engine shares: no nesting, one session at a time where needed, retries. */
export function createDatabase(engine: Engine): Database {
  const guarded = <T>(work: () => Promise<T>): Promise<T> => {
    if (openWork.getStore()) {
      throw new Error('database work was started inside other database work: pass the transaction instead')
    }
    return engine.exclusively(() => openWork.run(true, work))
  }
  let isOutOfSpace = false
  const noticingLackOfSpace = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (lackOfSpace.has(errorCode(error) ?? '')) isOutOfSpace = true
      throw error
    }
  }
  const read: Database['read'] = (work) =>
    retrying(() => guarded(() => engine.reading.connection().execute((tx) => work(tx))))
  return {
    engine: engine.name,
    isOutOfSpace: () => isOutOfSpace,
    setOutOfSpace: (isTrue) => void (isOutOfSpace = isTrue),
    read,
    lagging: { read, look: async () => undefined },
    transaction: (work) =>
      noticingLackOfSpace(() =>
        retrying(() => guarded(() => engine.kysely.transaction().execute((tx) => work(tx)))),
      ),
    transactionOfMany: async (work) => {
      const flush = await engine.prepareFlush()
      return noticingLackOfSpace(async () => {
        const result = await retrying(() =>
          guarded(() => engine.hasty.transaction().execute((tx) => work(tx))),
        )
        await flush()
        return result
      })
    },
    listen: engine.listen,
    script: engine.script,
    forgetDeadRows: engine.forgetDeadRows,
    copy: engine.copy,
    jobs: engine.jobs,
    pools: engine.pools,
    close: engine.close,
  }
}

async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const mayPass = retryable.has(errorCode(error) ?? '') || isOutdatedPlan(error)
      if (attempt === attempts || !mayPass) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * waitStepMs * Math.random()))
    }
  }
}

/** The SQLSTATE of a database error, the same on both engines. */
export function errorCode(error: unknown): string | undefined {
  return textProperty(error, 'code')
}

/** The name of the constraint a statement ran into, the same on both engines. */
export function brokenConstraint(error: unknown): string | undefined {
  return textProperty(error, 'constraint')
}

function textProperty(error: unknown, key: 'code' | 'constraint'): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const value = (error as Record<string, unknown>)[key]
  if (typeof value === 'string') return value
  return 'cause' in error ? textProperty(error.cause, key) : undefined
}
