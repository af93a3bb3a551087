import type { Invariant } from './invariant.ts'

/** What of each payment went back before it was booked as a gift: no receipt ever said that it was there. */
const early = `(select entry.payment_id, sum(refund.booked_cents) as cents from ledger_transactions entry
  join refunds refund on refund.id = entry.refund_id
  join ledger_transactions arrival on arrival.payment_id = entry.payment_id and arrival.kind = 'payment_in' and {arrival.payment_id}
  where {entry.payment_id} and entry.kind = 'refund_out' and entry.occurred_at <= arrival.occurred_at group by entry.payment_id)`

/** What must hold of the receipts and their numbers. */
export const receiptInvariants: readonly Invariant[] = [
  {
    name: 'receipts are numbered without gaps, up to the counter',
    sql: `select receipt.number from receipts receipt left join receipts before on before.number = receipt.number - 1
      where receipt.number <> 1 and before.number is null
      union all select last_number from receipt_counter
        where last_number <> (select coalesce(max(number), 0) from receipts)`,
  },
  {
    name: 'a valid receipt stands for what is left of a settled gift',
    by: 'payments',
    sql: `select payment.id from payments payment
      left join receipts receipt on receipt.payment_id = payment.id and receipt.voided_at is null and {receipt.payment_id}
      where {payment.id} and ((payment.state = 'settled'
          and payment.refunded_cents < payment.amount_cents + payment.fee_cover_cents
          and receipt.amount_cents is distinct from payment.amount_cents + payment.fee_cover_cents - payment.refunded_cents)
        or (receipt.number is not null and (payment.state <> 'settled'
          or payment.refunded_cents >= payment.amount_cents + payment.fee_cover_cents)))`,
  },
  {
    name: 'a gift’s first receipt is of all that had not gone back, and each next one takes the place of the one before',
    by: 'payments',
    sql: `select payment.id from payments payment
      left join (
        select payment_id, min(number) as number,
          bool_or(place = 1 and replaces_number is not null) as starts_amiss,
          bool_or(replaces_number is not null and (replaces_number is distinct from before
            or issued_at is distinct from before_voided_at)) as breaks,
          bool_or(place > 1 and before_voided_at is null) as two_valid,
          max(amount_cents) filter (where place = 1) as first_cents,
          max(issued_at) filter (where place = 1) as first_at,
          max(email) as email, min(email) as other
        from (select *, row_number() over own as place, lag(number) over own as before, lag(voided_at) over own as before_voided_at
          from receipts where {payment_id} window own as (partition by payment_id order by number)) receipt
        group by payment_id
      ) chain on chain.payment_id = payment.id
      left join ledger_transactions arrival on arrival.payment_id = payment.id and arrival.kind = 'payment_in' and {arrival.payment_id}
      left join ${early} early on early.payment_id = payment.id
      where {payment.id} and payment.state = 'settled' and (
        (chain.number is null and coalesce(early.cents, 0) < payment.amount_cents + payment.fee_cover_cents)
        or chain.starts_amiss or chain.breaks
        or chain.two_valid or chain.first_cents not between payment.amount_cents + payment.fee_cover_cents - coalesce(early.cents, 0)
          and payment.amount_cents + payment.fee_cover_cents
        or (chain.number is not null and (chain.first_at <> arrival.occurred_at
          or chain.email is distinct from payment.email or chain.other is distinct from payment.email)))`,
  },
  {
    name: 'from one receipt of a gift to the next lies one refund',
    by: 'payments',
    sql: `select coalesce(written.payment_id, gone.payment_id) from (
        select payment_id, array_agg(step order by step) as steps from (
          select payment_id, amount_cents - coalesce(lead(amount_cents) over (partition by payment_id order by number),
            case when voided_at is null then amount_cents else 0 end) as step
          from receipts where {payment_id}) receipt
        where step <> 0 group by payment_id
      ) written
      full join (
        select refund.payment_id, array_agg(refund.booked_cents order by refund.booked_cents) as steps
        from refunds refund join payments payment on payment.id = refund.payment_id and payment.state = 'settled'
        where {refund.payment_id} and {payment.id} and refund.booked_cents > 0 group by refund.payment_id
      ) gone on gone.payment_id = written.payment_id
      left join (select distinct payment_id from ledger_transactions
        where kind = 'refund_reversed' and {payment_id}) back on back.payment_id = written.payment_id
      left join ${early} early on early.payment_id = gone.payment_id
      where written.steps is distinct from gone.steps and back.payment_id is null
        and (early.payment_id is null or not coalesce(written.steps, array[]::bigint[]) <@ gone.steps)`,
  },
]
