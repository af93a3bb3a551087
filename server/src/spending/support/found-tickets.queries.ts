import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { fewMore, fewOf, hasWords } from '../../found-by.ts'
import { FoundRow, type Search } from '../../searchable.ts'

/** One conversation may say a word many times. */
const mostMessages = 20

/** Tickets whose subject has these words, and after them those whose conversation has. */
export async function findTickets(tx: Tx, { words }: Search, limit: number): Promise<FoundRow[]> {
  if (words === undefined) return []
  const bySubject = fewOf(
    sql`select id, 0 as place from tickets where ${hasWords(sql`subject`, words)}`,
    limit,
  )
  const byMessage = fewOf(
    sql`select ticket_id as id, 1 as place from ticket_messages where ${hasWords(sql`body`, words)}`,
    fewMore(sql`subject`, limit, mostMessages),
  )
  return rows(FoundRow)`
    with subject as materialized (select * from ${bySubject} one),
    found as materialized (
      select id, min(place) as place from (select * from subject union all select * from ${byMessage} other) said
      group by id order by place limit ${limit})
    select ticket.id, ticket.subject as title, coalesce(teacher.full_name, teacher.email) as detail,
      null::bigint as number, null::bigint as "amountCents", ticket.updated_at as at
    from found join tickets ticket on ticket.id = found.id join users teacher on teacher.id = ticket.teacher_id
    order by found.place, ticket.updated_at desc, ticket.id limit ${limit}`.all(tx)
}
