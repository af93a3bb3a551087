import { sql } from 'kysely'
import type { AboutPersonSubject, AboutRow } from '../../about.ts'
import type { Tx } from '../../database/database.ts'

/** The newest requests of a teacher to be paid back; drafts are the teacher’s own affair. */
export async function listRequestsOf(tx: Tx, { id }: AboutPersonSubject, limit: number): Promise<AboutRow[]> {
  const { rows } = await sql<AboutRow>`
    select id, title as what, number, status as state, total_cents as "amountCents", submitted_at as at
    from purchase_requests
    where teacher_id = ${id} and status <> 'draft'
    order by coalesce(submitted_at, created_at) desc, id desc limit ${limit}`.execute(tx)
  return rows
}
