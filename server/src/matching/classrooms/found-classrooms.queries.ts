import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { FoundRow, Search } from '../../searchable.ts'

type Classroom = { id: string; name: string; teacher: string | null; school: string | null }

/** The classroom that a share code leads to, or classrooms that hold all the words. */
export async function findSearchedClassrooms(
  tx: Tx,
  { code, words }: Search,
  limit: number,
): Promise<FoundRow[]> {
  const rows = code
    ? await findByCode(tx, code)
    : words === undefined
      ? []
      : await findByWords(tx, words, limit)
  return rows.map(({ id, name, teacher, school }) => ({
    id,
    title: name,
    detail: [teacher === name ? null : teacher, school].filter(Boolean).join(' · ') || null,
    number: null,
    amountCents: null,
    at: null,
  }))
}

async function findByCode(tx: Tx, code: string): Promise<Classroom[]> {
  const { rows } = await sql<Classroom>`
    select classrooms.id, classrooms.name, classrooms.teacher_display_name as teacher, classrooms.school
    from share_links join classrooms on classrooms.id = share_links.classroom_id
    where share_links.code = ${code}`.execute(tx)
  return rows
}

/** Planned for all of them and read only as far as needed, as with schools. The words of one that was merged find the one it became. */
async function findByWords(tx: Tx, words: string, limit: number): Promise<Classroom[]> {
  const { rows } = await sql<Classroom>`
    with found as materialized (
      select coalesce(merged_into, id) as id from classrooms where search @@ ${words}::tsquery
    )
    select id, name, teacher_display_name as teacher, school from classrooms
    where id in (select id from found limit ${limit})`.execute(tx)
  return rows
}
