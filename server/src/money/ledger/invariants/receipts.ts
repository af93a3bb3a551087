import type { Invariant } from './invariant.ts'

/** What must hold of the receipts and their numbers. */
export const receiptInvariants: readonly Invariant[] = [
  {
    name: 'receipts are numbered without gaps',
    sql: `select number from (select number, row_number() over (order by number) as place from receipts) numbered where number <> place
      union all select last_number from receipt_counter where last_number <> (select count(*) from receipts)`,
  },
  {
    name: 'a valid receipt stands for what is left of a settled gift',
    sql: `select payment.id from payments payment
      left join receipts receipt on receipt.payment_id = payment.id and receipt.voided_at is null
      where (payment.state = 'settled' and payment.refunded_cents < payment.amount_cents + payment.fee_cover_cents
             and receipt.amount_cents is distinct from payment.amount_cents + payment.fee_cover_cents - payment.refunded_cents)
         or (receipt.number is not null and (payment.state <> 'settled'
             or payment.refunded_cents >= payment.amount_cents + payment.fee_cover_cents))`,
  },
]
