import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { beginsWith, fewMore, fewOf, hasWords, inAnyWay } from '../../../found-by.ts'
import { addressShownTo } from '../../../people/prospects/family-addresses.ts'
import type { Reader } from '../../../reader.ts'
import { FoundRow, type Search } from '../../../searchable.ts'

const columns = (place: 0 | 1) => sql`id, name, email, organization, created_at, ${sql.lit(place)} as place`

/** So many are looked at; those of families that somebody does not see are left out. */
const mostLookedAt = 8

/** Messages: by the name, organization or topic of whoever wrote, or by their address; after them, by what they wrote. */
export async function findMessages(
  tx: Tx,
  { address, words }: Search,
  limit: number,
  { duties }: Pick<Reader, 'duties'>,
): Promise<FoundRow[]> {
  const most = sql.lit(mostLookedAt)
  const said = sql`name || ' ' || coalesce(organization, '') || ' ' || coalesce(topic, '')`
  const first = inAnyWay([
    address !== undefined &&
      sql`(select ${columns(0)} from inquiries where ${beginsWith(sql`email`, address)} order by email using ~<~ limit ${most})`,
    words !== undefined &&
      fewOf(sql`select ${columns(0)} from inquiries where ${hasWords(said, words)}`, mostLookedAt),
  ])
  if (!first) return []
  const found = inAnyWay([
    sql`select * from named_so`,
    words !== undefined &&
      fewOf(
        sql`select ${columns(1)} from inquiries where ${hasWords(sql`message`, words)}`,
        fewMore(sql`named_so`, mostLookedAt, mostLookedAt),
      ),
  ])
  return rows(FoundRow)`
    with named_so as materialized (${first}),
    found as materialized (
      select id, name, email, organization, created_at, min(place) as place from (${found}) said
      group by id, name, email, organization, created_at)
    select inquiry.id, inquiry.name as title, concat_ws(' · ', inquiry.email, inquiry.organization) as detail,
      null::bigint as number, null::bigint as "amountCents", inquiry.created_at as at
    from found inquiry
    where ${addressShownTo(duties, sql`inquiry.email`) ?? sql<SqlBool>`true`}
    order by inquiry.place, inquiry.created_at desc, inquiry.id desc limit ${limit}`.all(tx)
}
