import { mostShownBooks } from '@tower/contract/learning/storybooks/storybooks.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { BookRow } from '../books/stored-page.ts'
import { isShown } from './reading.queries.ts'

const Shown = BookRow.pick({ title: true, language: true }).extend({ code: z.string() })

/** What its teacher shows beside the story of a slot, for as long as anyone may read it and its classroom may be named. */
const isInStory = sql`book.in_story and ${isShown} and teacher.role = 'teacher' and classroom.confirmed_at is not null
  and classroom.teacher_id = book.teacher_id`

const booksOfClassrooms = sql`story_books book join users teacher on teacher.id = book.teacher_id
  join classrooms classroom on classroom.id = book.classroom_id`

type Of = { teacherId: string; classroomId: string; from: Date; until: Date }

/** The storybooks of a classroom beside the story of its slot: published in this time, the newest first. */
export function listShownBooks(
  tx: Tx,
  { teacherId, classroomId, from, until }: Of,
): Promise<z.infer<typeof Shown>[]> {
  return rows(Shown)`
    select book.code, book.title, book.language from ${booksOfClassrooms}
    where book.classroom_id = ${classroomId} and book.teacher_id = ${teacherId} and ${isInStory}
      and book.published_at >= ${from} and book.published_at < ${until}
    order by book.published_at desc, book.id limit ${mostShownBooks}`.all(tx)
}

const OfSponsor = Shown.extend({ slot_number: z.number(), classroom_name: z.string() })

/** The same of all classrooms that a sponsor's own slots came to. A book is shown once, by the latest slot before it. */
export function selectBooksOfSponsor(tx: Tx, sponsorId: string): Promise<z.infer<typeof OfSponsor>[]> {
  return rows(OfSponsor)`
    select book.code, book.title, book.language, classroom.name as classroom_name, slot.number as slot_number
    from ${booksOfClassrooms} join lateral (
      select given.number from slots given join donors donor on donor.id = given.donor_id
      where donor.user_id = ${sponsorId} and given.classroom_id = book.classroom_id
        and given.teacher_id = book.teacher_id and given.voided_at is null
        and given.assigned_at <= book.published_at and book.published_at < given.assigned_at + interval '365 days'
      order by given.assigned_at desc, given.number desc limit 1) slot on true
    where ${isInStory}
    order by book.published_at desc, book.id limit ${mostShownBooks}`.all(tx)
}
