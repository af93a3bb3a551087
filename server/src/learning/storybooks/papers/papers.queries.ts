import type { PaperForm } from '@tower/contract/learning/storybooks/storybooks.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { PaperFacts } from '../books/stored-page.ts'

/** What a book was made into, or is being made into. */
export function selectPapers(tx: Tx, bookId: string): Promise<PaperFacts[]> {
  return rows(PaperFacts)`
    select id, form, state, done, total from story_papers where book_id = ${bookId} order by form`.all(tx)
}

/** One of them, wherever it stands by now; undefined once the book says something else. */
export function selectPaper(tx: Tx, id: string): Promise<PaperFacts | undefined> {
  return rows(PaperFacts)`select id, form, state, done, total from story_papers where id = ${id}`.first(tx)
}

const Asked = PaperFacts.extend({ named: z.array(z.string()) })

/** The one of a form, which nobody else changes until the transaction ends. */
export function selectPaperForUpdate(
  tx: Tx,
  { bookId, form }: { bookId: string; form: PaperForm },
): Promise<z.infer<typeof Asked> | undefined> {
  return rows(Asked)`
    select id, form, state, done, total, named from story_papers
    where book_id = ${bookId} and form = ${form} for update`.first(tx)
}

type NewPaper = { id: string; bookId: string; form: PaperForm; named: string[]; total: number; at: Date }

/** Has a file made in place of an earlier one; its address is another one then. */
export async function insertPaper(tx: Tx, { id, bookId, form, named, total, at }: NewPaper): Promise<void> {
  await tx.deleteFrom('story_papers').where('book_id', '=', bookId).where('form', '=', form).execute()
  await tx
    .insertInto('story_papers')
    .values({ id, book_id: bookId, form, named, total, asked_at: at })
    .execute()
  await sql`select pg_notify('tower_story_papers', '')`.execute(tx)
}

/** Where its PDF lies, as the row of the book says for as long as the file is there. It is no change of the book. */
export async function setPdfAddress(
  tx: Tx,
  { bookId, address }: { bookId: string; address: string },
): Promise<void> {
  await tx.updateTable('story_books').set({ pdf_url: address }).where('id', '=', bookId).execute()
}

const Due = PaperFacts.extend({ book_id: z.string(), named: z.array(z.string()) })
export type DuePaper = z.infer<typeof Due>

/** A file that fails so often is given up. */
export const mostTries = 3
/** Whoever works at one says so again and again; after so long in silence it is somebody else's. */
const silentMs = 2 * 60_000

/** Takes the file that waits longest and that nobody works at. */
export function takeDuePaper(tx: Tx, at: Date): Promise<DuePaper | undefined> {
  const silentSince = new Date(at.getTime() - silentMs)
  return rows(Due)`
    update story_papers set taken_at = ${at}, tries = tries + 1, done = 0
    where id = (
      select id from story_papers
      where state = 'open' and tries < ${mostTries} and (taken_at is null or taken_at < ${silentSince})
      order by asked_at, id limit 1 for update skip locked)
    returning id, book_id, form, state, done, total, named`.first(tx)
}

/** Gives up files whose processes all went away. */
export async function failSilentPapers(tx: Tx, at: Date): Promise<void> {
  await tx
    .updateTable('story_papers')
    .set({ state: 'failed' })
    .where('state', '=', 'open')
    .where('tries', '>=', mostTries)
    .where('taken_at', '<', new Date(at.getTime() - silentMs))
    .execute()
}

/** Answers whether it is still wanted. */
export async function updateToMoved(
  tx: Tx,
  { id, done, total, at }: { id: string; done: number; total: number; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('story_papers')
    .set({ done, total, taken_at: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the file, unless the book says something else by now: then nothing waits for it. */
export async function updateToMade(
  tx: Tx,
  { id, bytes, at }: { id: string; bytes: Buffer; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('story_papers')
    .set({ state: 'done', bytes, done: sql`total`, made_at: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** It could not be made: it is tried again at once, or given up. */
export async function updateAfterFailure(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('story_papers')
    .set({ taken_at: null, state: sql`case when tries >= ${mostTries} then 'failed' else 'open' end` })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

const Sent = z.object({
  form: PaperFacts.shape.form,
  title: z.string(),
  classroom_id: z.string(),
  named: z.array(z.string()),
  bytes: z.instanceof(Uint8Array),
})

/** A file of a book with its bytes. */
export function selectMade(
  tx: Tx,
  { id, bookId }: { id: string; bookId: string },
): Promise<z.infer<typeof Sent> | undefined> {
  return rows(Sent)`
    select paper.form, book.title, book.classroom_id, paper.named, paper.bytes from story_papers paper
    join story_books book on book.id = paper.book_id
    where paper.id = ${id} and paper.book_id = ${bookId} and paper.state = 'done'`.first(tx)
}

const Classroom = z.object({ name: z.string().nullable() })

/** A classroom as it is known in public; null where it is not. */
export async function selectPublicName(tx: Tx, classroomId: string): Promise<string | null> {
  const found = await rows(Classroom)`
    select case when confirmed_at is not null then name end as name from classrooms
    where id = ${classroomId}`.first(tx)
  return found?.name ?? null
}

const Drawn = z.object({
  page_id: z.string(),
  svg: z.string(),
  /** What a provider painted in place of the drawing. */
  painted: z.instanceof(Uint8Array).nullable(),
  alt_en: z.string(),
  alt_es: z.string(),
})
export type DrawnRow = z.infer<typeof Drawn>

/** All that is drawn for a book. */
export function selectDrawings(tx: Tx, bookId: string): Promise<DrawnRow[]> {
  return rows(Drawn)`
    select page_id, svg, case when made_by = 'provider' then raster end as painted, alt_en, alt_es
    from story_pictures where book_id = ${bookId}`.all(tx)
}
