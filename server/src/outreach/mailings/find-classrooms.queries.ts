import { MailingClassroom } from '@tower/contract/outreach/mailings.contract.ts'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { wordQuery } from '../../word-query.ts'

const mostFound = 10

/** Classrooms that somebody gave for, by words of their name, teacher, school or place. */
export async function findClassrooms(tx: Tx, typed: string) {
  const words = wordQuery(typed)
  if (words === undefined) return []
  return rows(MailingClassroom)`
    select classroom.id, classroom.name, classroom.school, classroom.city from classrooms classroom
    where classroom.search @@ ${words}::tsquery
      and (exists (select from slots where slots.classroom_id = classroom.id)
        or exists (select from direct_gifts straight where straight.classroom_id = classroom.id))
    order by classroom.name, classroom.id limit ${mostFound}`.all(tx)
}
