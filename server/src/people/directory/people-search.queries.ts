import { mostCounted } from '@tower/contract/page.ts'
import type { FilterValues } from '@tower/contract/list-filters.ts'
import { type peopleList, Person } from '@tower/contract/people/directory.contract.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import type { ListRows, Searched } from '../../database/lists/list.ts'
import { rows } from '../../database/rows.ts'
import { says, wordQuery } from '../../word-query.ts'

type PeopleFilters = FilterValues<(typeof peopleList)['spec']['filters']>

/** So many at the top of the list are looked at for what is anywhere in an address or a name. */
const mostAtTop = 500

const Found = z.object({ count: z.number(), is_cut: z.boolean() })

/**
 * Looked for at the top of the list as it is filtered and ordered, and by the indexes of addresses that begin so and of names
 * with such words: what is rare is found whole by an index, what is common at the top (docs/decisions/0101). Undefined where
 * that finds nobody: before staff read that there is nobody, everybody is looked at.
 */
export async function searchPeople(
  tx: Tx,
  { filters, columns, matches, order, limit, offset }: Searched<PeopleFilters>,
): Promise<ListRows<z.input<typeof Person>> | undefined> {
  const typed = filters.q?.trim().toLowerCase()
  if (!typed) return undefined
  const chosen = matches({ ...filters, q: undefined })
  const found = sql`
    with at_top as materialized (
      select ${columns} from users where ${chosen} order by ${order} limit ${sql.lit(mostAtTop)}
    ), by_address as materialized (
      select * from users where email ~>=~ ${typed} and email ~<~ ${`${typed}\u{10FFFF}`}
      order by email using ~<~ limit ${sql.lit(mostCounted + 1)}
    ), of_name as materialized (
      select * from users
      where to_tsvector('simple', plain_words(full_name)) @@ to_tsquery('simple', ${wordQuery(typed) ?? ''}) and full_name is not null
    ), by_name as materialized (
      select * from of_name limit ${sql.lit(mostCounted + 1)}
    ), found as (
      select * from at_top where ${says(sql`email`, typed)} or ${says(sql`full_name`, typed)}
      union select ${columns} from by_address where ${chosen}
      union select ${columns} from by_name where ${chosen}
    )`
  const its = await rows(Person)`
    ${found} select * from found order by ${order} limit ${limit} offset ${offset}`.all(tx)
  const { count, is_cut: isCut } = await rows(Found)`
    ${found} select count(*)::int as count,
      (select count(*) from by_address) > ${mostCounted} or (select count(*) from by_name) > ${mostCounted} as is_cut
    from found`.one(tx)
  if (count === 0) return undefined
  return { rows: its, total: Math.min(count, mostCounted), hasMore: isCut || count > mostCounted }
}
