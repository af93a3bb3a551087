import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { fewOf, hasWords } from '../../found-by.ts'
import { FoundRow, type Search } from '../../searchable.ts'

/** Tickets whose subject has these words. */
export async function findTickets(tx: Tx, { words }: Search, limit: number): Promise<FoundRow[]> {
  if (words === undefined) return []
  const found = fewOf(
    sql`select id, subject, teacher_id, updated_at from tickets where ${hasWords(sql`subject`, words)}`,
    limit,
  )
  return rows(FoundRow)`
    select ticket.id, ticket.subject as title, coalesce(teacher.full_name, teacher.email) as detail,
      null::bigint as number, null::bigint as "amountCents", ticket.updated_at as at
    from ${found} ticket join users teacher on teacher.id = ticket.teacher_id
    order by ticket.updated_at desc, ticket.id limit ${limit}`.all(tx)
}
