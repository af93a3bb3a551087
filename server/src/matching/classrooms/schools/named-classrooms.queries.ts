import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type NewNamedClassroom = {
  key: string
  teacherName: string
  schoolId: string | null
  school: string
  city: string
  state: string
  at: Date
}

/** Opens a classroom under its key; undefined where it is there already. */
export async function insertNamedClassroom(
  tx: Tx,
  { key, teacherName, schoolId, school, city, state, at }: NewNamedClassroom,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('classrooms')
    .values({
      name: teacherName,
      teacher_display_name: teacherName,
      ...{ school_id: schoolId, school, city, state, named_key: key },
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.constraint('classrooms__one_per_named_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The classroom that was named so before. */
export async function selectNamedId(tx: Tx, key: string): Promise<string | undefined> {
  const row = await tx.selectFrom('classrooms').select('id').where('named_key', '=', key).executeTakeFirst()
  return row?.id
}

/** Classrooms of a known teacher and place that hold all the words, the confirmed ones first. */
export async function selectClassroomsByWords(
  tx: Tx,
  { search, state, limit }: { search: string; state: string; limit: number },
) {
  const { rows } = await sql<{ id: string; teacher: string; school: string; city: string; state: string }>`
    with found as materialized (
      select id, teacher_display_name as teacher, school, city, state, confirmed_at, created_at
      from classrooms where search @@ ${search}::tsquery
    )
    select id, teacher, school, city, state from found
    where teacher is not null and school is not null and city is not null and state = ${state}
    order by confirmed_at nulls last, created_at, id
    limit ${limit}`.execute(tx)
  return rows
}
