import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { beginsWith, fewOf, hasWords, inAnyWay } from '../../../found-by.ts'
import { wordQuery } from '../../../word-query.ts'
import { FoundRow, type Search } from '../../../searchable.ts'

const columns = sql`id, donor_name, email, reference, amount_cents, entered_at, erased_at`

/** Gifts on paper: by the name or number written down, the address, or the amount. */
export async function findOfflineGifts(
  tx: Tx,
  { address, words, cents, written }: Search,
  limit: number,
): Promise<FoundRow[]> {
  const most = sql.lit(limit)
  const asked = words ?? (written === undefined ? undefined : wordQuery(written))
  const found = inAnyWay([
    cents !== undefined &&
      sql`(select ${columns} from offline_gifts where amount_cents = ${cents} order by entered_at desc, id desc limit ${most})`,
    address !== undefined &&
      sql`(select ${columns} from offline_gifts where ${beginsWith(sql`email`, address)} order by email using ~<~ limit ${most})`,
    asked !== undefined &&
      fewOf(
        sql`select ${columns} from offline_gifts where ${hasWords(sql`coalesce(donor_name, '') || ' ' || reference`, asked)}`,
        limit,
      ),
  ])
  if (!found) return []
  return rows(FoundRow)`
    select gift.id, coalesce(gift.donor_name, gift.email, '') as title, concat_ws(' · ',
        case when gift.donor_name is not null then gift.email end, gift.reference) as detail,
      null::bigint as number, gift.amount_cents as "amountCents", gift.entered_at as at
    from (${found}) gift where gift.erased_at is null
    order by gift.entered_at desc, gift.id desc limit ${limit}`.all(tx)
}
