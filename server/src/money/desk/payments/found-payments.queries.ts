import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { inAnyWay } from '../../../found-by.ts'
import { FoundRow, type Search } from '../../../searchable.ts'
import { giversFound, isOfGivers } from '../givers/found-givers.queries.ts'
import { isNamed, nameOnPaper } from './payment-rows.queries.ts'

/** So many givers are gone through; with more words a search finds fewer. */
const giversLookedAt = 3

const ofProvider = /^(pi|py|ch|re|pyr|dp|du|cs)_\w+$/

/** Payments: by the number of a receipt, the amount that was paid, the provider's id, or whoever gave. */
export async function findPayments(tx: Tx, search: Search, limit: number): Promise<FoundRow[]> {
  const { number, cents, written } = search
  const most = sql.lit(limit)
  const givers = isOfGivers(search) ? giversFound(search, giversLookedAt) : undefined
  const found = inAnyWay([
    number !== undefined && sql`(select payment_id as id from receipts where number = ${number})`,
    cents !== undefined &&
      sql`(select id from payments where amount_cents + fee_cover_cents = ${cents}
        order by settled_at desc, id desc limit ${most})`,
    written !== undefined &&
      ofProvider.test(written) &&
      sql`(select payment.id from payments payment where ${isNamed(written)} limit ${most})`,
    givers &&
      sql`(select latest.id from (select id from (${givers}) giver limit ${sql.lit(giversLookedAt)}) giver
        cross join lateral (select id from payments
        where donor_id = giver.id order by settled_at desc, id desc limit 2) latest)`,
  ])
  if (!found) return []
  return rows(FoundRow)`
    select payment.id, '' as title, coalesce(account.full_name, donor.display_name, ${nameOnPaper}, payment.email) as detail,
      coalesce(asked.number, (select max(receipts.number) from receipts
        where payment_id = payment.id and voided_at is null)) as number,
      payment.amount_cents + payment.fee_cover_cents as "amountCents", payment.settled_at as at
    from (${found}) found join payments payment on payment.id = found.id
    left join receipts asked on asked.number = ${number ?? null}::bigint and asked.payment_id = payment.id
    left join donors donor on donor.id = payment.donor_id
    left join users account on account.id = donor.user_id
    order by asked.number is null, payment.settled_at desc, payment.id desc limit ${limit}`.all(tx)
}
