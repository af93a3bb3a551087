import { type RawBuilder, sql } from 'kysely'

type Span = { from: Date; until: Date }

/**
 * What the books made of movements: of each row of `moved` (`id`, `kind`, `amount_cents`, `fee_cents`, `currency`,
 * `provider_payment_id`, `source_id`) what it changed of the provider's balance, ever and within a time, and why that is
 * not what moved. A gift is booked under its payment, a refund under itself, all else and every fee under the movement's
 * own name. The processor account is below zero by what the provider holds, hence the minus.
 */
export function judged(moved: RawBuilder<unknown>, span?: Span): RawBuilder<unknown> {
  const isThen = span
    ? sql`entry.occurred_at >= ${span.from} and entry.occurred_at < ${span.until}`
    : sql`true`
  return sql`select judged.*, case
      when booked_cents = amount_cents - fee_cents then null
      when currency <> 'usd' then 'other_currency'
      when known_id is null then 'not_taken_in'
      when kind in ('charge', 'refund', 'refund_failure') and payment_id is null then 'payment_unknown'
      when payment_state <> 'settled' then 'in_review'
      when kind in ('refund', 'refund_failure') and booked_cents = -fee_cents then 'refund_not_booked'
      else 'amount' end as fault
    from (
      select moved.*, movement.id as known_id, payment.id as payment_id, payment.state as payment_state,
        booked.cents as booked_cents, booked.then_cents
      from (${moved}) moved
      left join balance_movements movement on movement.id = moved.id
      left join payments payment on payment.provider_payment_id = moved.provider_payment_id
      left join refunds refund on refund.provider_refund_id = moved.source_id
      cross join lateral (
        select coalesce(-sum(posting.amount_cents), 0) as cents,
          coalesce(-sum(posting.amount_cents) filter (where ${isThen}), 0) as then_cents
        from (${entriesOf}) entry join ledger_postings posting on posting.transaction_id = entry.id
          and posting.account_id = (select id from ledger_accounts where kind = 'processor')
      ) booked
    ) judged`
}

/** Each way has an index of its own. */
const entriesOf = sql`
  select id, occurred_at from ledger_transactions
    where idempotency_key in ('movement:' || moved.id, 'movement-fee:' || moved.id)
  union all
  select id, occurred_at from ledger_transactions
    where moved.kind = 'charge' and idempotency_key = 'payment:' || payment.id
  union all
  select id, occurred_at from ledger_transactions
    where refund_id = refund.id and kind = any(case moved.kind
      when 'refund' then array['refund_out', 'refund_excess']
      when 'refund_failure' then array['refund_reversed', 'refund_excess_reversed'] else array[]::text[] end)`
