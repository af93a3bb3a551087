import type { Invariant } from './invariant.ts'

/** What must hold of each payment, its refunds, shares and checkout. */
export const paymentInvariants: readonly Invariant[] = [
  {
    name: 'the processor holds what settled, less what went back, and what its own movements left',
    sql: `select 'processor' where coalesce((select -balance_cents from ledger_accounts where kind = 'processor'), 0)
      <> (select coalesce(sum(amount_cents + fee_cover_cents), 0) from payments where state = 'settled')
       - (select coalesce(sum(refund.amount_cents), 0) from refunds refund
          join payments payment on payment.id = refund.payment_id and payment.state = 'settled'
          where refund.state = 'succeeded' and refund.dispute_id is null)
       + (select coalesce(sum(case when kind in ('charge', 'refund', 'refund_failure') then 0 else amount_cents end - fee_cents), 0)
          from balance_movements where posted_at is not null)`,
  },
  {
    name: 'a payment’s succeeded refunds are what was refunded',
    by: 'payments',
    sql: `select payment.id from payments payment
      left join (select payment_id, sum(booked_cents) as cents from refunds where {payment_id} group by payment_id) gone
        on gone.payment_id = payment.id
      where {payment.id} and payment.refunded_cents <> coalesce(gone.cents, 0)`,
  },
  {
    name: 'a complete checkout has its payment',
    by: 'checkouts',
    sql: `select checkout.id from checkouts checkout
      left join payments payment on payment.checkout_id = checkout.id and {payment.checkout_id}
      where {checkout.id} and checkout.state = 'complete' and payment.state is distinct from 'settled'`,
  },
  {
    name: 'what a program was given is what settled for it less what went back',
    sql: `select coalesce(kept.program_key, given.program_key) from program_sums kept
      full join (select program_key, sum(greatest(amount_cents - refunded_cents, 0)) as cents from payments
        where state = 'settled' and program_key is not null group by program_key) given on given.program_key = kept.program_key
      where coalesce(kept.given_cents, 0) <> coalesce(given.cents, 0)`,
  },
  {
    name: 'a settled payment counts for the program its checkout was for',
    by: 'payments',
    sql: `select payment.id from payments payment
      left join sponsorships gift on gift.id = payment.sponsorship_id
      join checkouts checkout on checkout.id = coalesce(payment.checkout_id, gift.checkout_id)
      where {payment.id} and payment.state = 'settled' and payment.program_key is distinct from checkout.program_key`,
  },
]
