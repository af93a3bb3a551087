import type { Invariant } from './invariant.ts'

/** What must hold of each payment, its refunds, shares and checkout. */
export const paymentInvariants: readonly Invariant[] = [
  {
    name: 'the processor holds what settled, less what went back, and what its own movements left',
    parts: [
      {
        sql: `select 'processor' as key, balance_cents as cents from ledger_accounts where kind = 'processor'`,
      },
      {
        by: 'payments',
        sql: `select 'processor' as key, sum(amount_cents + fee_cover_cents) as cents from payments where {id} and state = 'settled'`,
      },
      {
        by: 'refunds',
        sql: `select 'processor' as key, -sum(refund.amount_cents) as cents from refunds refund
          join payments payment on payment.id = refund.payment_id and payment.state = 'settled'
          where {refund.id} and refund.state = 'succeeded' and refund.dispute_id is null`,
      },
      {
        by: 'balance_movements',
        sql: `select 'processor' as key,
            sum(case when kind in ('charge', 'refund', 'refund_failure') then 0 else amount_cents end - fee_cents) as cents
          from balance_movements where {id} and posted_at is not null`,
      },
    ],
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
    parts: [
      { sql: 'select program_key as key, -given_cents as cents from program_sums' },
      {
        by: 'payments',
        sql: `select program_key as key, sum(greatest(amount_cents - refunded_cents, 0)) as cents from payments
          where {id} and state = 'settled' and program_key is not null group by program_key`,
      },
    ],
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
