import { sql } from 'kysely'
import type { AboutPersonSubject, AboutRow } from '../../about.ts'
import type { Tx } from '../../database/database.ts'

/** The cards of a teacher that vendors have on file, the newest first. */
export async function listCardsOf(tx: Tx, { id }: AboutPersonSubject, limit: number): Promise<AboutRow[]> {
  const { rows } = await sql<AboutRow>`
    select id, concat_ws(' · ', label, nullif(last4, '')) as what, null::int as number, status as state,
      limit_cents as "amountCents", created_at as at
    from teacher_cards where teacher_id = ${id} order by created_at desc, id limit ${limit}`.execute(tx)
  return rows
}
