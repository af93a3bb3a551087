import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { beginsWith, fewOf, hasWords, inAnyWay } from '../../../found-by.ts'
import { FoundRow, type Search } from '../../../searchable.ts'
import { isSomebody } from './is-somebody.ts'

/** Not the house, and nobody who was joined into another. */
const isPerson = sql`kind = 'person' and merged_into_id is null`

/**
 * Givers whose address, or whose account's, begins so, or whose name has these words, so many of each: their id, name and address.
 * Undefined where nobody is looked for.
 */
export function giversFound(
  { address, words }: Pick<Search, 'address' | 'words'>,
  most: number,
): RawBuilder<unknown> | undefined {
  const limit = sql.lit(most)
  const ways: RawBuilder<unknown>[] = []
  if (address !== undefined)
    ways.push(
      sql`(select id, display_name as name, email from donors where ${beginsWith(sql`email`, address)} and ${isPerson}
        order by email using ~<~ limit ${limit})`,
      ofAccounts(
        sql`(select id, full_name, email from users where ${beginsWith(sql`email`, address)}
          order by email using ~<~ limit ${limit})`,
      ),
    )
  if (words !== undefined)
    ways.push(
      sql`(select id, name, email from ${fewOf(
        sql`select id, display_name as name, email, kind, merged_into_id, by_name from donors
          where ${hasWords(sql`display_name`, words)} and display_name is not null`,
        most,
      )} donor where ${isPerson} and ${isSomebody})`,
      ofAccounts(
        fewOf(
          sql`select id, full_name, email from users where ${hasWords(sql`full_name`, words)} and full_name is not null`,
          most,
        ),
      ),
    )
  return inAnyWay(ways)
}

const ofAccounts = (named: RawBuilder<unknown>) => sql`(select donors.id, named.full_name as name, named.email
  from ${named} named join donors on donors.user_id = named.id where ${isPerson})`

/** Everybody who gave, with an account or without, with their latest gift. */
export async function findGiversOf(tx: Tx, search: Search, limit: number): Promise<FoundRow[]> {
  const givers = giversFound(search, limit)
  if (!givers) return []
  return rows(FoundRow)`
    select donor.id, coalesce(donor.name, donor.email) as title,
      case when donor.name is not null then donor.email end as detail, null::bigint as number,
      latest.cents as "amountCents", latest.at
    from (select * from (${givers}) found where coalesce(name, email) is not null limit ${limit}) donor
    left join lateral (select amount_cents + fee_cover_cents as cents, settled_at as at from payments
      where donor_id = donor.id order by settled_at desc, id desc limit 1) latest on true
    order by latest.at desc nulls last, donor.id`.all(tx)
}

/**
 * Whether what givers gave is looked for by who they are: where it was named as such, or a whole address says who. A name alone
 * finds them, and they lead to it.
 */
export const isOfGivers = ({ isOfKind = false, address }: Search): boolean =>
  isOfKind || address?.includes('@') === true
