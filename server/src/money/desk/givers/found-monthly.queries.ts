import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { FoundRow, type Search } from '../../../searchable.ts'
import { giversFound, isOfGivers } from './found-givers.queries.ts'
import { besideMonthly, monthlyAddress, monthlyAmount, monthlyGiver } from './monthly-list.queries.ts'

/** So many givers are gone through; with more words a search finds fewer. */
const giversLookedAt = 3

/** Gifts that repeat each month: of givers who are called so, or the latest. */
export async function findMonthlyGifts(tx: Tx, search: Search, limit: number): Promise<FoundRow[]> {
  const givers = isOfGivers(search) ? giversFound(search, giversLookedAt) : undefined
  if (!givers && !search.isLatest) return []
  const gifts = givers
    ? sql`select distinct gift.id from (${givers}) giver
        join payments paid on paid.donor_id = giver.id and paid.sponsorship_id is not null
        join sponsorships gift on gift.id = paid.sponsorship_id and gift.kind = 'recurring' limit ${limit}`
    : sql`select id from sponsorships where kind = 'recurring' order by created_at desc, id desc limit ${limit}`
  return rows(FoundRow)`
    select gift.id, coalesce(${monthlyGiver}, ${monthlyAddress}, '') as title, ${monthlyAddress} as detail,
      null::bigint as number, ${monthlyAmount} as "amountCents", gift.created_at as at
    from (${gifts}) found join sponsorships gift on gift.id = found.id
    ${besideMonthly}
    order by gift.created_at desc, gift.id desc`.all(tx)
}
