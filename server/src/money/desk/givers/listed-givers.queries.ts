import type { FilterValues } from '@tower/contract/list-filters.ts'
import { languages } from '@tower/contract/language.ts'
import { DeskGiver, giverList } from '@tower/contract/money/desk-givers.contract.ts'
import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { countUpToBound } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import { list, type ListRows, type Searched } from '../../../database/lists/list.ts'
import { withinPeriod } from '../../../database/lists/period.ts'
import { rows } from '../../../database/rows.ts'
import { areGiversCut, findGivers, mostGivers } from '../payments/givers.queries.ts'
import { parseGiver } from '../payments/parse-search.ts'
import { isSomebody } from './is-somebody.ts'

/** The file says more of each: it is what letters are addressed from. */
const ListedGiver = DeskGiver.extend({
  phone: z.string().nullable(),
  postal_address: z.string().nullable(),
  language: z.enum(languages).nullable(),
  household: z.string().nullable(),
})
type GiverFilters = FilterValues<(typeof giverList)['spec']['filters']>

/** What stands in place of the address of whoever was erased is none. */
const address = sql`case when coalesce(account.email, donor.email) not like 'erased-%@erased.invalid'
  then coalesce(account.email, donor.email) end`

const beside = sql`
  left join users account on account.id = donor.user_id
  left join donor_contacts contact on contact.donor_id = donor.id
  cross join lateral (
    -- What is bought is no gift: a pack of credits counts for nobody's giving.
    select count(*)::int as gifts, max(settled_at) as last_gift_at,
      coalesce(sum(greatest(amount_cents + fee_cover_cents - refunded_cents, 0)), 0)::bigint as given_cents
    from payments where donor_id = donor.id and state = 'settled' and destination <> 'credits') given`

/** Donors, each with what they gave. */
export const givers = list(giverList, {
  row: ListedGiver,
  from: sql`donors donor ${beside}`,
  table: 'donor',
  where: sql`donor.kind = 'person' and donor.merged_into_id is null and ${isSomebody}`,
  columns: {
    name: sql`coalesce(account.full_name, donor.display_name)`,
    email: address,
    has_account: sql`donor.user_id is not null`,
    tags: sql`array(select tag from donor_tags where donor_id = donor.id order by tag)`,
    gifts: sql`given.gifts`,
    given_cents: sql`given.given_cents`,
    last_gift_at: sql`given.last_gift_at`,
    phone: sql`contact.phone`,
    postal_address: sql`contact.postal_address`,
    language: sql`contact.language`,
    household: sql`contact.household`,
  },
  key: sql`donor.id`,
  orders: { since: [sql`donor.created_at`] },
  fileOrder: '-since',
  filters: {
    q: (typed) => isCalled(typed, Number.POSITIVE_INFINITY),
    account: (has) => (has === 'yes' ? sql`donor.user_id is not null` : sql`donor.user_id is null`),
    tag: (tag) => sql`donor.id in (select donor_id from donor_tags where name_key(tag) = name_key(${tag}))`,
    ...withinPeriod(sql`donor.created_at`),
    id: (id) => sql`donor.id = ${id}`,
  },
  search: readPage,
})

function isCalled(typed: string, most: number) {
  const { address, nameWords } = parseGiver(typed)
  return sql<SqlBool>`donor.id in (${findGivers(address, nameWords, most) ?? sql`select id from donors`})`
}

/**
 * A page goes another way than the file: what each gave is summed for the rows that it shows alone, however far on it is, and a search
 * goes through so many donors at most.
 */
async function readPage(
  tx: Tx,
  { filters: { q, ...filters }, columns, matches, order, limit, offset }: Searched<GiverFilters>,
): Promise<ListRows<z.input<typeof ListedGiver>>> {
  const chosen = q ? sql`${matches(filters)} and ${isCalled(q, mostGivers)}` : matches(filters)
  const its = await rows(ListedGiver)`
    select ${columns} from (
      select * from donors donor where ${chosen} order by ${order} limit ${limit} offset ${offset}) donor ${beside}
    order by ${order}`.all(tx)
  const counted = await countUpToBound(tx, sql`select from donors donor where ${chosen}`)
  const isCut = q !== undefined && q !== '' && (await areGiversCut(tx, parseGiver(q)))
  return { rows: its, total: counted.total, hasMore: counted.hasMore || isCut }
}
