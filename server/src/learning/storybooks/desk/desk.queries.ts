import {
  storybookClassroomList,
  storybookList,
} from '@tower/contract/learning/storybooks/storybook-desk.contract.ts'
import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { countOnePast } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { list } from '../../../database/lists/list.ts'
import { rows } from '../../../database/rows.ts'
import type { WaitingRead, WaitingRow } from '../../../waiting-work.ts'
import { says } from '../../../word-query.ts'

/** Storybooks of all teachers. */
export const storybooks = list(storybookList, {
  from: sql`story_books book join users teacher on teacher.id = book.teacher_id
    join classrooms classroom on classroom.id = book.classroom_id`,
  table: 'book',
  columns: {
    teacher_name: sql`teacher.full_name`,
    teacher_email: sql`teacher.email`,
    classroom_name: sql`classroom.name`,
    page_count: sql`jsonb_array_length(book.pages)`,
  },
  key: sql`book.id`,
  orders: {
    updated: [sql`book.updated_at`],
    submitted: [sql`book.submitted_at`],
    published: [sql`book.published_at`],
  },
  fileOrder: '-updated',
  filters: {
    q: (part) => sql<SqlBool>`(${says(sql`book.title`, part)} or starts_with(teacher.email, lower(${part})))`,
    state: (state) =>
      state === 'held' ? sql<SqlBool>`book.held_at is not null` : sql<SqlBool>`book.status = ${state}`,
  },
})

/** Classrooms with whether storybooks are on for each. */
export const storybookClassrooms = list(storybookClassroomList, {
  from: sql`classrooms classroom left join users teacher on teacher.id = classroom.teacher_id
    left join classroom_features feature on feature.classroom_id = classroom.id
    left join lateral (select count(*)::int as made from story_books where classroom_id = classroom.id) book on true`,
  table: 'classroom',
  columns: {
    teacher_name: sql`teacher.full_name`,
    teacher_email: sql`teacher.email`,
    storybooks_enabled: sql`coalesce(feature.storybooks_enabled, false)`,
    switched_at: sql`feature.changed_at`,
    storybooks: sql`book.made`,
  },
  key: sql`classroom.id`,
  orders: { name: [sql`fold_letters(classroom.name)`], storybooks: [sql`book.made`] },
  fileOrder: 'name',
  filters: {
    q: (part) =>
      sql<SqlBool>`(${says(sql`classroom.name`, part)} or starts_with(teacher.email, lower(${part})))`,
    storybooks: (wanted) =>
      sql<SqlBool>`coalesce(feature.storybooks_enabled, false) = ${sql.lit(wanted === 'on')}`,
  },
})

const Reader = z.object({ email: z.string(), full_name: z.string().nullable(), locale: z.string() })

/** Whose storybook it is. */
export function selectReader(tx: Tx, userId: string): Promise<z.infer<typeof Reader> | undefined> {
  return rows(Reader)`
    select email, full_name, coalesce(locale, 'en') as locale from users where id = ${userId}`.first(tx)
}

const Named = z.object({ name: z.string() })

/** What the classroom of a book is called. */
export async function selectClassroomName(tx: Tx, id: string): Promise<string> {
  const classroom = await rows(Named)`select name from classrooms where id = ${id}`.one(tx)
  return classroom.name
}

const Waiting = z.object({
  id: z.string(),
  what: z.string(),
  who: z.string().nullable(),
  amountCents: z.null(),
  since: z.date(),
  dueAt: z.null(),
  isUrgent: z.boolean(),
  total: z.number(),
})

/** Of what a name hides, what staff had approved: their teachers mend all of it. */
const waits = sql`(book.status = 'submitted'
  or book.held_at is not null and (not book.held_by_names or book.approved_at is not null))`

/** What waits for staff: first what a family asked to take down, then the oldest that was submitted. */
export function listWaitingStorybooks(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  return rows(Waiting)`
    select book.id, book.title as what, coalesce(teacher.full_name, teacher.email) as who, null as "amountCents",
      coalesce(book.held_at, book.submitted_at) as since, null as "dueAt", book.held_at is not null and not book.held_by_names as "isUrgent",
      ${countOnePast(bound, sql`select from story_books book where ${waits}`)} as total
    from story_books book join users teacher on teacher.id = book.teacher_id
    where ${waits}
    order by since, book.id limit ${limit}`.all(tx)
}
