import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const runKinds = ['text', 'pictures'] as const
export type RunKind = (typeof runKinds)[number]

const Run = z.object({
  id: z.string(),
  teacher_id: z.string(),
  book_id: z.string().nullable(),
  kind: z.enum(runKinds),
  state: z.enum(['open', 'done', 'failed']),
  week_id: z.string().nullable(),
  use_id: z.string().nullable(),
  page_ids: z.array(z.string()),
  done: z.number(),
  tries: z.number(),
  writer: z.enum(['built-in', 'provider']).nullable(),
})
export type RunRow = z.infer<typeof Run>

const columns = sql`id, teacher_id, book_id, kind, state, week_id, use_id, page_ids, done, tries, writer`

/** Until the transaction ends, nobody else begins a making for this teacher. */
export async function lockMakingsOf(tx: Tx, teacherId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`story makings:${teacherId}`}, 0))`.execute(tx)
}

/** The making that a form asked for. */
export function selectRunOfKey(
  tx: Tx,
  { teacherId, requestKey }: { teacherId: string; requestKey: string },
): Promise<RunRow | undefined> {
  return rows(Run)`
    select ${columns} from story_runs where teacher_id = ${teacherId} and request_key = ${requestKey}`.first(
    tx,
  )
}

/** What a book's words or pictures are being made by. */
export function selectOpenRun(
  tx: Tx,
  { bookId, kind }: { bookId: string; kind: RunKind },
): Promise<RunRow | undefined> {
  return rows(Run)`
    select ${columns} from story_runs where book_id = ${bookId} and kind = ${kind} and state = 'open'`.first(
    tx,
  )
}

/** A making, which nobody else ends until the transaction does. */
export function selectRunForUpdate(tx: Tx, id: string): Promise<RunRow | undefined> {
  return rows(Run)`select ${columns} from story_runs where id = ${id} for update`.first(tx)
}

type NewRun = Pick<RunRow, 'id' | 'teacher_id' | 'kind' | 'week_id' | 'use_id'> & {
  book_id: string
  page_ids: string[]
  request_key: string
  at: Date
}

/** Begins a making. Of a book's words, and of its pictures, one is open at a time. */
export async function insertRun(tx: Tx, { at, ...run }: NewRun): Promise<void> {
  await tx
    .insertInto('story_runs')
    .values({ ...run, created_at: at, moved_at: at })
    .execute()
  if (run.kind === 'pictures') await sql`select pg_notify('tower_story_runs', '')`.execute(tx)
}

/** Ends a making. */
export async function updateToEnded(
  tx: Tx,
  { id, state, writer, at }: { id: string; state: 'done' | 'failed'; writer?: RunRow['writer']; at: Date },
): Promise<void> {
  await tx
    .updateTable('story_runs')
    .set({ state, ended_at: at, moved_at: at, ...(writer && { writer }) })
    .where('id', '=', id)
    .execute()
}

/** Words that nobody writes anymore, for their process went away, and what is made for a book that is gone. */
export async function selectStuckRuns(tx: Tx, before: Date): Promise<{ id: string; teacher_id: string }[]> {
  return tx
    .selectFrom('story_runs')
    .select(['id', 'teacher_id'])
    .where('state', '=', 'open')
    .where((run) => run.or([run('kind', '=', 'text'), run('book_id', 'is', null)]))
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(100)
    .execute()
}

/** Uses that are still open although the making that rested on them failed. */
export async function selectLeftUses(tx: Tx): Promise<{ id: string; teacher_id: string }[]> {
  return tx
    .selectFrom('credit_uses as used')
    .innerJoin('story_runs as run', 'run.use_id', 'used.id')
    .select(['used.id', 'used.teacher_id'])
    .where('used.state', '=', 'open')
    .where('run.state', '=', 'failed')
    .orderBy('used.created_at')
    .limit(100)
    .execute()
}
