import { sql, type RawBuilder } from 'kysely'
import { weight } from './weight-grounds.queries.ts'

/*
 * Who enters the list of a draw, in one place: the list itself, the kept standings, a teacher's own look and the desk of
 * staff are made of these. They speak of a `classroom`, its `teacher` and the classroom's `grounds`.
 */

/** Its teacher confirmed it, and may sign in as one. */
export const isLed = sql<boolean>`
  (classroom.confirmed_at is not null and teacher.role = 'teacher' and teacher.disabled_at is null)`

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
    when not ${isLed} then 'teacher_barred'
    when nominators = 0 then 'not_nominated'
    else 'matched'
  end`
