import type { Survey } from '../../../invariant.ts'
import { arrivals, giftRules, split } from './gifts.ts'
import { paymentRules } from './payments.ts'
import { early, firstReceipt, firstVoid, receiptRules } from './receipts.ts'

/** Each payment beside its giver, its checkout, how it came in and was split, what went back of it, and its receipts. */
export const paymentSurvey: Survey = {
  survey: 'payments',
  by: 'payments',
  key: 'payment.id',
  from: `payments payment
    left join donors donor on donor.id = payment.donor_id
    left join sponsorships gift on gift.id = payment.sponsorship_id
    left join checkouts checkout on checkout.id = coalesce(payment.checkout_id, gift.checkout_id)
    left join lateral (${arrivals}) came on came.payment_id = payment.id
    left join lateral (${split}) share on share.payment_id = payment.id
    left join lateral (select payment_id, sum_cents(booked_cents) as cents from refunds
        where {payment_id of payment.id} group by payment_id) gone
      on gone.payment_id = payment.id
    left join lateral (select payment_id, case when bool_or(state = 'open') then 'open' when bool_or(state = 'lost') then 'lost'
        else 'won' end as state from disputes where {payment_id of payment.id} group by payment_id) dispute
      on dispute.payment_id = payment.id
    left join receipts receipt on receipt.payment_id = payment.id and receipt.voided_at is null
    left join lateral ${firstVoid} void on void.payment_id = payment.id
    cross join lateral ${firstReceipt} first
    left join lateral ${early} early on early.payment_id = payment.id`,
  rules: [...giftRules, ...paymentRules, ...receiptRules],
}
