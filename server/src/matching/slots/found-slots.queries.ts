import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { FoundRow, Search } from '../../searchable.ts'

/** The slot of this number, with the classroom that it came to. */
export async function findSlotsByNumber(tx: Tx, { number }: Search): Promise<FoundRow[]> {
  if (number === undefined) return []
  const { rows } = await sql<FoundRow>`
    select slots.id, '' as title, classrooms.name as detail, slots.number::float8 as number,
      null as "amountCents", slots.created_at as at
    from slots left join classrooms on classrooms.id = slots.classroom_id
    where slots.number = ${number}`.execute(tx)
  return rows
}
