import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { fewOf, hasWords, inAnyWay } from '../../found-by.ts'
import { FoundRow, type Search } from '../../searchable.ts'

const columns = sql`id, title, number, total_cents, submitted_at, status, teacher_id`

/** Requests that were submitted: by their number, their sum, or words of title and memo. */
export async function findRequests(
  tx: Tx,
  { number, cents, words }: Search,
  limit: number,
): Promise<FoundRow[]> {
  const most = sql.lit(limit)
  const found = inAnyWay([
    number !== undefined &&
      number <= 2_147_483_647 &&
      sql`(select ${columns} from purchase_requests where number = ${number})`,
    cents !== undefined &&
      sql`(select ${columns} from purchase_requests where total_cents = ${cents} and status <> 'draft'
        order by submitted_at desc, id desc limit ${most})`,
    words !== undefined &&
      fewOf(
        sql`select ${columns} from purchase_requests where ${hasWords(sql`title || ' ' || memo`, words)} and status <> 'draft'`,
        limit,
      ),
  ])
  if (!found) return []
  return rows(FoundRow)`
    select request.id, request.title, coalesce(teacher.full_name, teacher.email) as detail, request.number,
      request.total_cents as "amountCents", request.submitted_at as at
    from (${found}) request join users teacher on teacher.id = request.teacher_id
    where request.status <> 'draft'
    order by request.submitted_at desc, request.id desc limit ${limit}`.all(tx)
}
