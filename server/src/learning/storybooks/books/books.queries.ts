import { mostStorybooks } from '@tower/contract/learning/storybooks/storybooks.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { KeptPicture, BookRow, type PictureFacts, type StoredPage } from './stored-page.ts'

const facts = sql`id, teacher_id, classroom_id, title, grade_level, include_illustrations, status, pdf_url, language, other_language,
  reading, style, kept_words, seed, version, code, returned_reason, must_be_approved, in_story, submitted_at, approved_at, published_at,
  held_at, held_by_names, created_at, updated_at`
const columns = sql`${facts}, teacher_notes, narrative, pages`

type Own = { id: string; teacherId: string }

/** A teacher's own book; of anybody else's there is none. */
export function selectBook(tx: Tx, { id, teacherId }: Own): Promise<BookRow | undefined> {
  return rows(BookRow)`
    select ${columns} from story_books where id = ${id} and teacher_id = ${teacherId}`.first(tx)
}

/** The same, and nobody else changes it until the transaction ends. */
export function selectBookForUpdate(tx: Tx, { id, teacherId }: Own): Promise<BookRow | undefined> {
  return rows(BookRow)`
    select ${columns} from story_books where id = ${id} and teacher_id = ${teacherId} for update`.first(tx)
}

/** Anybody's book, for staff and for what runs by itself. */
export function selectAnyBook(tx: Tx, id: string): Promise<BookRow | undefined> {
  return rows(BookRow)`select ${columns} from story_books where id = ${id}`.first(tx)
}

/** The same, and nobody else changes it until the transaction ends. */
export function selectAnyBookForUpdate(tx: Tx, id: string): Promise<BookRow | undefined> {
  return rows(BookRow)`select ${columns} from story_books where id = ${id} for update`.first(tx)
}

/** A teacher's books, the latest changed first. */
export function selectBooks(tx: Tx, teacherId: string): Promise<BookRow[]> {
  return rows(BookRow)`
    select ${columns} from story_books where teacher_id = ${teacherId}
    order by updated_at desc, id limit ${mostStorybooks}`.all(tx)
}

const Listed = BookRow.omit({ pages: true, narrative: true, teacher_notes: true }).extend({
  page_count: z.number(),
})
export type ListedBookRow = z.infer<typeof Listed>

/** The same without their words. */
export function selectListedBooks(tx: Tx, teacherId: string): Promise<ListedBookRow[]> {
  return rows(Listed)`
    select ${facts}, jsonb_array_length(pages) as page_count from story_books where teacher_id = ${teacherId}
    order by updated_at desc, id limit ${mostStorybooks}`.all(tx)
}

const Counted = z.object({ count: z.number() })

export async function countBooks(tx: Tx, teacherId: string): Promise<number> {
  const { count } = await rows(Counted)`
    select count(*)::int as count from story_books where teacher_id = ${teacherId}`.one(tx)
  return count
}

/** The book that a form of a teacher began. */
export function selectBookOfKey(
  tx: Tx,
  { teacherId, requestKey }: { teacherId: string; requestKey: string },
): Promise<BookRow | undefined> {
  return rows(BookRow)`
    select ${columns} from story_books where teacher_id = ${teacherId} and request_key = ${requestKey}`.first(
    tx,
  )
}

/** What a teacher writes of a book. */
export type BookWords = Pick<
  BookRow,
  | 'title'
  | 'grade_level'
  | 'teacher_notes'
  | 'narrative'
  | 'pages'
  | 'include_illustrations'
  | 'language'
  | 'other_language'
  | 'reading'
  | 'style'
  | 'kept_words'
>

type NewBook = BookWords & {
  id: string
  teacher_id: string
  classroom_id: string
  seed: number
  request_key: string
  at: Date
}

/** Breaks `story_books__once` where the same form began it before. */
export async function insertBook(tx: Tx, { at, pages, ...book }: NewBook): Promise<void> {
  await tx
    .insertInto('story_books')
    .values({ ...book, pages: asJson(pages), created_at: at, updated_at: at })
    .execute()
}

type Changed = Partial<
  BookWords &
    Pick<
      BookRow,
      | 'status'
      | 'seed'
      | 'code'
      | 'returned_reason'
      | 'must_be_approved'
      | 'in_story'
      | 'submitted_at'
      | 'approved_at'
      | 'published_at'
      | 'held_at'
      | 'held_by_names'
    > & { looked_through_for: number }
>

/** Changes a book, which grows its version. */
export async function updateBook(
  tx: Tx,
  { id, at, pages, ...changed }: Changed & { id: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('story_books')
    .set({ ...changed, ...(pages && { pages: asJson(pages) }), updated_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

const asJson = (pages: readonly StoredPage[]) => JSON.stringify(pages)

export async function deleteBook(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('story_books').where('id', '=', id).execute()
}

const Picture = z.object({ id: z.string(), pageId: z.string(), altEn: z.string(), altEs: z.string() })

/** What is drawn for a book, without the drawings. */
export function selectPictureFacts(tx: Tx, bookId: string): Promise<PictureFacts[]> {
  return rows(Picture)`
    select id, page_id as "pageId", alt_en as "altEn", alt_es as "altEs" from story_pictures where book_id = ${bookId}`.all(
    tx,
  )
}

const Run = z.object({ state: z.enum(['open', 'done', 'failed']), done: z.number(), total: z.number() })

/** How far the pictures are that were asked for last. */
export function selectLatestDrawing(tx: Tx, bookId: string): Promise<z.infer<typeof Run> | undefined> {
  return rows(Run)`
    select state, done, cardinality(page_ids) as total from story_runs
    where book_id = ${bookId} and kind = 'pictures' order by created_at desc, id limit 1`.first(tx)
}

const Chosen = z.object({ id: z.string() })

/** From which photos a book is told, in their order. */
export async function selectPhotosOfBook(tx: Tx, bookId: string): Promise<string[]> {
  const chosen = await rows(Chosen)`
    select asset_id as id from story_book_photos where book_id = ${bookId} order by place, asset_id`.all(tx)
  return chosen.map(({ id }) => id)
}

/** The drawing of a book's page. */
export async function selectDrawing(
  tx: Tx,
  { bookId, pictureId }: { bookId: string; pictureId: string },
): Promise<KeptPicture | undefined> {
  return rows(KeptPicture)`
    select svg, raster, made_by from story_pictures where id = ${pictureId} and book_id = ${bookId}`.first(tx)
}
