import { startOfYear } from '@tower/contract/org-days.ts'
import { type RawBuilder, sql } from 'kysely'
import type { KindWithoutAmount } from '../../giving/receipts/tax-words.ts'

/** The gifts of a year, with what came back of each. What is bought is none: a pack of credits counts in no list of gifts. */
export function giftsOfYear(year: number, more: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  return sql`select payment.donor_id, payment.amount_cents + payment.fee_cover_cents as cents, offline.kind as offline_kind,
      least(payment.refunded_cents, payment.amount_cents + payment.fee_cover_cents) as returned_cents
    from payments payment left join offline_gifts offline on offline.payment_id = payment.id
    where payment.state = 'settled' and payment.destination <> 'credits' and payment.donor_id is not null
      and payment.settled_at >= ${startOfYear(year)} and payment.settled_at < ${startOfYear(year + 1)} ${more}`
}

const leftOf = (kind: KindWithoutAmount) =>
  sql`coalesce(sum(cents - returned_cents) filter (where offline_kind = ${sql.lit(kind)}), 0)::bigint`

/** What is left of some gifts of {@link giftsOfYear} that receipts call no amount deductible of, by how they came. */
export const leftWithoutAmount = sql`${leftOf('donor_advised_fund')} as fund_cents, ${leftOf('stock')} as stock_cents`
