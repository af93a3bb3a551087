import { MailingClassroom } from '@tower/contract/outreach/mailings.contract.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { wordQuery } from '../../word-query.ts'

const mostFound = 10

type Asked = { q: string; id?: string | undefined }

/** Classrooms that somebody gave for, by words of their name, teacher, school or place; or one that was picked before. */
export async function findClassrooms(tx: Tx, { q: typed, id }: Asked) {
  const words = wordQuery(typed)
  if (id === undefined && words === undefined) return []
  const isMeant = id === undefined ? sql`classroom.search @@ ${words}::tsquery` : sql`classroom.id = ${id}`
  return rows(MailingClassroom)`
    select classroom.id, classroom.name, classroom.school, classroom.city from classrooms classroom
    where ${isMeant}
      and (exists (select from slots where slots.classroom_id = classroom.id)
        or exists (select from direct_gifts straight where straight.classroom_id = classroom.id))
    order by classroom.name, classroom.id limit ${mostFound}`.all(tx)
}
