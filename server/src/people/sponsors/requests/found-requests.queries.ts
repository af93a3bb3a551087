import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { beginsWith, fewOf, hasWords, inAnyWay } from '../../../found-by.ts'
import { FoundRow, type Search } from '../../../searchable.ts'

const columns = sql`id, org_name, email, created_at`

/** Requests of sponsors: by what staff call them, or by their address. */
export async function findSponsorRequests(
  tx: Tx,
  { address, words }: Search,
  limit: number,
): Promise<FoundRow[]> {
  const found = inAnyWay([
    address !== undefined &&
      sql`(select ${columns} from sponsor_requests where ${beginsWith(sql`email`, address)}
        order by email using ~<~ limit ${sql.lit(limit)})`,
    words !== undefined &&
      fewOf(sql`select ${columns} from sponsor_requests where ${hasWords(sql`org_name`, words)}`, limit),
  ])
  if (!found) return []
  return rows(FoundRow)`
    select request.id, request.org_name as title, nullif(request.email, request.org_name) as detail,
      null::bigint as number, null::bigint as "amountCents", request.created_at as at
    from (${found}) request
    order by request.created_at desc, request.id desc limit ${limit}`.all(tx)
}
