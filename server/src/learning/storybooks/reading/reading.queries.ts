import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { BookRow, KeptPicture } from '../books/stored-page.ts'

const Read = BookRow.pick({
  id: true,
  title: true,
  language: true,
  other_language: true,
  include_illustrations: true,
  pages: true,
}).extend({ code: z.string(), published_at: z.date(), classroom_name: z.string().nullable() })
export type ReadBookRow = z.infer<typeof Read>

/** What anyone finds at an address: a book that is published, which no family asked to take down, of a teacher who may sign in. */
export const isShown = sql`book.status = 'published' and book.held_at is null and teacher.disabled_at is null`

/** A book by its unlisted address, with its classroom as it is known in public. */
export function selectShownBook(tx: Tx, code: string): Promise<ReadBookRow | undefined> {
  return rows(Read)`
    select book.id, book.title, book.language, book.other_language, book.include_illustrations, book.pages,
      book.code, book.published_at, case when classroom.confirmed_at is not null then classroom.name end as classroom_name
    from story_books book
    join classrooms classroom on classroom.id = book.classroom_id
    join users teacher on teacher.id = book.teacher_id
    where book.code = ${code} and ${isShown}`.first(tx)
}

/** A picture of a book that anyone may read. */
export async function selectShownDrawing(
  tx: Tx,
  { code, pictureId }: { code: string; pictureId: string },
): Promise<KeptPicture | undefined> {
  return rows(KeptPicture)`
    select picture.svg, picture.raster, picture.made_by from story_pictures picture
    join story_books book on book.id = picture.book_id
    join users teacher on teacher.id = book.teacher_id
    where picture.id = ${pictureId} and book.code = ${code} and book.include_illustrations and ${isShown}`.first(
    tx,
  )
}

const Found = z.object({ id: z.string() })

/** The book at an address, hidden or not. */
export async function selectIdOfCode(tx: Tx, code: string): Promise<string | undefined> {
  const found = await rows(Found)`select id from story_books where code = ${code}`.first(tx)
  return found?.id
}

type Asked = { bookId: string; reason: string | null; email: string | null; at: Date }

/** Keeps that a family asked. */
export async function insertTakedown(tx: Tx, { bookId, reason, email, at }: Asked): Promise<void> {
  await tx.insertInto('story_takedowns').values({ book_id: bookId, reason, email, asked_at: at }).execute()
}

const Takedown = z.object({
  reason: z.string().nullable(),
  email: z.string().nullable(),
  asked_at: z.date(),
})
const Counted = z.object({ count: z.number() })

export const mostTakedowns = 20

export async function countOpenTakedowns(tx: Tx, bookId: string): Promise<number> {
  const { count } = await rows(Counted)`
    select count(*)::int as count from story_takedowns where book_id = ${bookId} and ended_at is null`.one(tx)
  return count
}

/** What families wrote of a book, the latest first. */
export function selectTakedowns(tx: Tx, bookId: string): Promise<z.infer<typeof Takedown>[]> {
  return rows(Takedown)`
    select reason, email, asked_at from story_takedowns where book_id = ${bookId}
    order by asked_at desc, id limit ${mostTakedowns}`.all(tx)
}

/** Staff answered them. */
export async function endTakedowns(
  tx: Tx,
  { bookId, actorId, at }: { bookId: string; actorId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('story_takedowns')
    .set({ ended_at: at, ended_by: actorId })
    .where('book_id', '=', bookId)
    .where('ended_at', 'is', null)
    .execute()
}
