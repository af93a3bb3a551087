import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import type { Database, Lagging, Reads, Tx } from './database.ts'
import { rows } from './rows.ts'

export type Following = {
  primary: Reads
  standby: Reads
  /** Of which site the rows of a database are. */
  nameSite: (tx: Tx) => Promise<string | undefined>
  /** How far behind it may be and still be asked. */
  mostLagMs: number
  /** How long what was seen of it counts (3 s): whoever hears nothing of a standby for longer asks the primary. */
  trustForMs?: number
  /** Hears when it begins to be asked, and why it is asked no more. */
  onChange: (why: string | undefined) => void
}

const lookEveryMs = 1_000
const usuallyTrustedForMs = 3_000
const lookWithinMs = 2_000

/** Up to where the primary had come at a moment. */
type Mark = { at: number; position: bigint }

/**
 * Asks a standby only where it is known to have all that the primary had a few seconds ago. That is seen by how far the log had
 * come at each look, not by clocks; nothing is looked at while nobody reads. What it fails at, the primary answers. A primary that has
 * too much to do to be looked at is not asked more for that: what was known of it counts until it is too old.
 */
export function followStandby(following: Following): Lagging {
  const { primary, standby, nameSite, mostLagMs, onChange, trustForMs = usuallyTrustedForMs } = following
  const marks: Mark[] = []
  let here: Place | undefined
  let looking: Promise<unknown> | undefined
  let lookedAt = -Infinity
  let fitUntil = -Infinity
  let isAsked: boolean | undefined

  const judge = (why: string | undefined): string | undefined => {
    fitUntil = why === undefined ? performance.now() + trustForMs : -Infinity
    if (isAsked !== (why === undefined)) onChange(why)
    isAsked = why === undefined
    return why
  }
  const look = () => compare(performance.now()).then(judge, (error: Error) => judge(error.message))
  const readPlace = async (tx: Tx) => ({ ...(await readServer(tx)), site: await nameSite(tx) })
  const markPrimary = async (at: number): Promise<void> => {
    here = await withinTime(primary.read(readPlace))
    marks.push({ at, position: here.position })
    while ((marks[0]?.at ?? at) < at - mostLagMs - lookEveryMs) marks.shift()
  }
  const compare = async (at: number): Promise<string | undefined> => {
    await markPrimary(at).catch(() => undefined)
    if (here === undefined) return 'the primary does not say how far it has come'
    const there = await withinTime(standby.read(readPlace))
    if (there.site !== here.site) return 'it is the standby of another site'
    if (!there.isStandby && there.startedAt !== here.startedAt) return 'it follows nobody'
    const reached = marks.findLast(({ position }) => position <= there.position)
    return reached !== undefined && at - reached.at <= mostLagMs
      ? undefined
      : `it is more than ${mostLagMs / 1000} s behind`
  }
  const lookBeside = (): void => {
    const now = performance.now()
    if (looking || now - lookedAt < lookEveryMs) return
    lookedAt = now
    looking = look().finally(() => (looking = undefined))
  }
  return {
    look,
    async read(work) {
      lookBeside()
      if (performance.now() >= fitUntil) return primary.read(work)
      try {
        return await standby.read(work)
      } catch (error) {
        // What is not there yet is looked for where it must be.
        if (!(error instanceof Refusal)) judge((error as Error).message)
        return primary.read(work)
      }
    },
  }
}

const Server = z.object({
  is_standby: z.boolean(),
  started_at: z.string(),
  position: z.string().nullable(),
})

type Place = Awaited<ReturnType<typeof readServer>> & { site: string | undefined }

/** Whether a server follows another, and how far its log has come. */
async function readServer(tx: Tx) {
  const server = await rows(Server)`
    select pg_is_in_recovery() as is_standby, pg_postmaster_start_time()::text as started_at,
      ((case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end) - '0/0'::pg_lsn)::text
        as position`.one(tx)
  const { is_standby: isStandby, started_at: startedAt, position } = server
  if (position === null) throw new Error('it does not say how far its log has come')
  return { isStandby, startedAt, position: BigInt(position) }
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error('it does not answer in time')), lookWithinMs)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** A database whose standby is asked for what may lag; it is closed with it. */
export function withStandby(
  primary: Database,
  standby: Database,
  options: Omit<Following, 'primary' | 'standby'>,
): Database {
  let isClosing = false
  // A look that was under way then says nothing of the standby.
  const onChange: Following['onChange'] = (why) => (isClosing ? undefined : options.onChange(why))
  return {
    ...primary,
    lagging: followStandby({ primary, standby, ...options, onChange }),
    pools: () => [
      ...primary.pools(),
      ...standby
        .pools()
        .flatMap((pool) => (pool.name === 'reads' ? [{ ...pool, name: 'standby' as const }] : [])),
    ],
    close: async () => {
      isClosing = true
      await Promise.all([primary.close(), standby.close()])
    },
  }
}
