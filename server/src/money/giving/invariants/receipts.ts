import type { RowRule, SurveyRule } from '../../../invariant.ts'

/** What of each payment went back before it was booked as a gift: no receipt ever said that it was there. */
const earlyOf = (
  condition: string,
) => `(select refund.payment_id, sum_cents(refund.booked_cents) as cents from refunds refund
  join ledger_transactions entry on entry.refund_id = refund.id and entry.kind = 'refund_out'
  join ledger_transactions arrival on arrival.payment_id = refund.payment_id and arrival.kind = 'payment_in'
  where ${condition} and entry.occurred_at <= arrival.occurred_at group by refund.payment_id)`

export const early = earlyOf('{refund.payment_id of payment.id}')

/** The first void receipt of each gift that has one. */
export const firstVoid = `(select distinct on (payment_id) payment_id, number, replaces_number, amount_cents, issued_at, email
  from receipts where {payment_id of payment.id} and voided_at is not null order by payment_id, number)`

const writtenFirst = ['number', 'replaces_number', 'amount_cents', 'issued_at', 'email']
  .map(
    (column) => `case when void.number is null then receipt.${column} else void.${column} end as ${column}`,
  )
  .join(', ')

/** The receipt that was written when a gift came in: of one that replaced another, that other is void (see below). */
export const firstReceipt = `(select ${writtenFirst})`

/** What must hold of a gift’s receipts (payment-survey.ts). */
export const receiptRules: readonly SurveyRule[] = [
  {
    name: 'a valid receipt stands for what is left of a settled gift',
    broken: `(payment.state = 'settled' and payment.refunded_cents < payment.amount_cents + payment.fee_cover_cents
        and receipt.amount_cents is distinct from payment.amount_cents + payment.fee_cover_cents - payment.refunded_cents)
      or (receipt.number is not null and (payment.state <> 'settled'
        or payment.refunded_cents >= payment.amount_cents + payment.fee_cover_cents))`,
  },
  {
    name: 'a gift’s first receipt is of all that had not gone back, of the day it came in and for its address',
    broken: `payment.state = 'settled' and (
      (first.number is null and coalesce(early.cents, 0) < payment.amount_cents + payment.fee_cover_cents)
      or first.replaces_number is not null
      or first.amount_cents not between payment.amount_cents + payment.fee_cover_cents - coalesce(early.cents, 0)
        and payment.amount_cents + payment.fee_cover_cents
      or (first.number is not null and (first.issued_at is distinct from came.at or first.email is distinct from payment.email)))`,
  },
]

/** What must hold of the receipts and their numbers. */
export const receiptInvariants: readonly RowRule[] = [
  {
    name: 'a purchase has a receipt of a purchase, and every gift one of a donation',
    by: 'receipts',
    sql: `select receipt.number from receipts receipt join payments payment on payment.id = receipt.payment_id
      where {receipt.number} and (receipt.kind = 'purchase') <> (payment.destination is not distinct from 'credits')`,
  },
  {
    name: 'receipts are numbered without gaps, up to the counter',
    by: 'receipts',
    sql: `select receipt.number from receipts receipt left join receipts before on before.number = receipt.number - 1
      where {receipt.number} and receipt.number <> 1 and before.number is null
      union all select last_number from receipt_counter
        where last_number <> (select coalesce(max(number), 0) from receipts)`,
  },
  {
    name: 'each next receipt of a gift takes the place of the one before, for the same address, as far as staff corrected none',
    by: 'payments',
    sql: `select receipt.payment_id from (
        select receipt.*, lag(number) over own as before, lag(voided_at) over own as before_voided_at,
          lag(email) over own as before_email
        from receipts receipt
        join (select payment_id from receipts where {payment_id} group by payment_id having count(*) > 1) several
          on several.payment_id = receipt.payment_id
        window own as (partition by receipt.payment_id order by number)
      ) receipt
      join payments payment on payment.id = receipt.payment_id and payment.state = 'settled'
      where receipt.before is not null and (receipt.before_voided_at is null
        or (receipt.email is distinct from receipt.before_email and not exists (select from audit_log entry
          where entry.target_id = receipt.payment_id::text and entry.action = 'giving.reissue_receipt'
            and entry.details ->> 'number' = receipt.number::text)
          and not exists (select from audit_log entry join donors corrected on corrected.id::text = entry.target_id
            where entry.action = 'giving.correct_donor' and entry.at <= receipt.issued_at
              and donor_heir(corrected.id) = payment.donor_id))
        or (receipt.replaces_number is not null and (receipt.replaces_number <> receipt.before
          or receipt.issued_at is distinct from receipt.before_voided_at)))`,
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
      left join ${earlyOf('{refund.payment_id}')} early on early.payment_id = gone.payment_id
      where written.steps is distinct from gone.steps and back.payment_id is null
        and (early.payment_id is null or not coalesce(written.steps, array[]::bigint[]) <@ gone.steps)`,
  },
]
