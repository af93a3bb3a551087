import { sql } from 'kysely'
import type { AboutPersonSubject, AboutRow } from '../../about.ts'
import type { Tx } from '../../database/database.ts'

/** The tickets of a teacher in which something happened last. */
export async function listTicketsOf(tx: Tx, { id }: AboutPersonSubject, limit: number): Promise<AboutRow[]> {
  const { rows } = await sql<AboutRow>`
    select id, subject as what, null::int as number, status as state, null::bigint as "amountCents",
      updated_at as at
    from tickets where teacher_id = ${id} order by updated_at desc, id limit ${limit}`.execute(tx)
  return rows
}
