import { sql, type RawBuilder } from 'kysely'
import { weight } from './weight-grounds.queries.ts'

/*
 * Who enters the list of a draw, in one place: the list itself, the kept standings, a teacher's own look and the desk of
 * staff are made of these. They speak of a `classroom`, its `teacher` and the classroom's `grounds`.
 */

const mayTeach = sql<boolean>`(teacher.role = 'teacher' and teacher.disabled_at is null)`

/** Whoever came in by a link that staff were shown has proven a mailbox since. */
const isProven = sql<boolean>`(teacher.handed_over_at is null or teacher.email_verified_at is not null)`

/** Its teacher may sign in as one, and is nobody whom only staff know of. */
export const isTaught = sql<boolean>`(${mayTeach} and ${isProven})`

/** Its teacher confirmed it, too. */
export const isLed = sql<boolean>`(classroom.confirmed_at is not null and ${isTaught})`

/** Somebody nominated it, and it was not matched since the school year of the draw began. */
export const isOpen = (schoolYearStart: Date): RawBuilder<boolean> =>
  sql<boolean>`(nominators > 0 and (last_at is null or last_at < ${schoolYearStart}))`

/** Of several classrooms of a teacher the first enters: the one that weighs most, and of equals the one confirmed first. */
export const firstOfTeacher = sql`${weight} desc, classroom.confirmed_at, classroom.id`

/** Why it does not enter for its own sake, the first reason that holds; null where it may. */
export const barredBy = (schoolYearStart: Date): RawBuilder<string | null> => sql<string | null>`
  case
    when ${isLed} and ${isOpen(schoolYearStart)} then null
    when classroom.confirmed_at is null then 'unconfirmed'
    when classroom.teacher_id is null then 'no_teacher'
    when not ${mayTeach} then 'teacher_barred'
    when not ${isProven} then 'teacher_unproven'
    when nominators = 0 then 'not_nominated'
    else 'matched'
  end`
