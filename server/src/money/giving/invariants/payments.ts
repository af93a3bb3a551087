import type { RowRule, SumRule, SurveyRule } from '../../../invariant.ts'

/** What must hold of each payment, its refunds, disputes and program (payment-survey.ts). */
export const paymentRules: readonly SurveyRule[] = [
  {
    name: 'a payment’s succeeded refunds are what was refunded',
    broken: 'payment.refunded_cents <> coalesce(gone.cents, 0)',
  },
  {
    name: 'a payment is disputed as its disputes are',
    broken: 'payment.dispute_state is distinct from dispute.state',
  },
  {
    name: 'a settled payment counts for the program its checkout was for',
    broken: `payment.state = 'settled' and checkout.id is not null
      and payment.program_key is distinct from checkout.program_key`,
  },
]

/** What must hold of each checkout. */
export const checkoutInvariants: readonly RowRule[] = [
  {
    name: 'a complete checkout has its payment',
    by: 'checkouts',
    sql: `select checkout.id from checkouts checkout
      left join payments payment on payment.checkout_id = checkout.id
      where {checkout.id} and checkout.state = 'complete' and payment.state is distinct from 'settled'`,
  },
]

/** What must hold of each month of a monthly gift. */
export const monthInvariants: readonly RowRule[] = [
  {
    name: 'a month of a gift is of an amount that its giver asked for',
    by: 'payments',
    sql: `select payment.id from payments payment
      join sponsorships gift on gift.id = payment.sponsorship_id
      join checkouts requested on requested.id = gift.checkout_id
      where {payment.id} and payment.state = 'settled'
        and (payment.amount_cents, payment.fee_cover_cents) is distinct from (requested.amount_cents, requested.fee_cover_cents)
        and not exists (select from monthly_amounts changed where changed.sponsorship_id = gift.id
          and changed.amount_cents = payment.amount_cents and changed.fee_cover_cents = payment.fee_cover_cents)`,
  },
]

/** What must hold of each gift that came another way than through the provider. */
export const offlineInvariants: readonly RowRule[] = [
  {
    name: 'a received offline gift is a payment of its amount, whose money was booked at the bank once',
    by: 'offline_gifts',
    sql: `select gift.id from offline_gifts gift
      left join payments payment on payment.id = gift.payment_id
      left join ledger_transactions entry on entry.idempotency_key = 'deposit:' || gift.id
      where {gift.id} and gift.state = 'received' and (
        payment.provider_payment_id is distinct from 'offline_' || gift.id or payment.amount_cents <> gift.amount_cents
        or payment.state <> 'settled' or entry.payment_id is distinct from gift.payment_id)`,
  },
  {
    name: 'a returned offline gift went back whole, and its money left the bank once; that of no other did',
    by: 'offline_gifts',
    sql: `select gift.id from offline_gifts gift
      left join payments payment on payment.id = gift.payment_id
      left join ledger_transactions entry on entry.idempotency_key = 'deposit-returned:' || gift.id
      where {gift.id} and ((gift.state = 'returned') <> (entry.id is not null)
        or gift.state = 'returned' and (payment.refunded_cents <> payment.amount_cents + payment.fee_cover_cents
          or entry.payment_id is distinct from gift.payment_id))`,
  },
]

/** What must hold of who let offline gifts go out of the books, and of who did what with any of them. */
export const offlineReturnInvariants: readonly RowRule[] = [
  {
    name: 'an offline gift that is out of the books was let out by one person within the limit or by two, in the name of whom the audit log says',
    by: 'offline_gifts',
    sql: `select gift.id from offline_gifts gift
      left join ledger_transactions entry on entry.idempotency_key = 'deposit-returned:' || gift.id
      where {gift.id} and gift.state = 'returned' and (entry.actor_id is distinct from gift.decided_by
        or not exists (select from audit_log row where row.target_id = gift.id::text
          and row.action = 'giving.return_offline_gift' and row.actor_id = gift.decided_by)
        or not exists (select from approvals approval where approval.kind = 'offline_return'
          and approval.subject_id = gift.id::text and approval.amount_cents = gift.amount_cents
          and approval.state in ('alone', 'approved', 'earlier')))`,
  },
  {
    name: 'what waits of an offline gift waits for one that is expected, or to take one out that is there',
    sql: `select approval.id from approvals approval where approval.state = 'waiting'
      and approval.kind in ('offline_gift', 'offline_return') and not exists (select from offline_gifts gift
        where gift.id::text = approval.subject_id and gift.amount_cents = approval.amount_cents
        and gift.state = case approval.kind when 'offline_gift' then 'pending' else 'received' end)`,
  },
  {
    name: 'a payment that came another way than through the provider has the offline gift that it was',
    by: 'payments',
    sql: `select payment.id from payments payment left join offline_gifts gift on gift.payment_id = payment.id
      where {payment.id} and starts_with(payment.provider_payment_id, 'offline_')
        and (gift.id is null or payment.provider_payment_id <> 'offline_' || gift.id)`,
  },
  {
    name: 'who entered an offline gift and who received it stands in the audit log, with its kind, its amount, its number and when',
    by: 'offline_gifts',
    sql: `select gift.id from offline_gifts gift
      left join lateral (select row.seq, row.details from audit_log row where row.target_id = gift.id::text
        and row.action in ('giving.enter_offline_gift', 'giving.correct_offline_gift') order by row.seq desc limit 1) told on true
      left join audit_words said on said.seq = told.seq and said.key = 'reference'
      where {gift.id} and (not exists (select from audit_log row
          where row.target_id = gift.id::text and row.action = 'giving.enter_offline_gift' and row.actor_id = gift.entered_by
            and row.at = gift.entered_at and row.details ->> 'kind' = gift.kind)
        or (told.details ->> 'amount_cents')::bigint is distinct from gift.amount_cents
        or coalesce(told.details ->> 'given_on', to_char(gift.given_on, 'YYYY-MM-DD')) <> to_char(gift.given_on, 'YYYY-MM-DD')
        or coalesce(said.words, gift.reference) <> gift.reference
        or (gift.received_by is not null and not exists (select from audit_log row
          where row.target_id = gift.id::text and row.action = 'giving.receive_offline_gift' and row.actor_id = gift.received_by
            and row.at = gift.received_at and (row.details ->> 'amount_cents')::bigint = gift.amount_cents)))`,
  },
  {
    name: 'whoever put the amount of an offline gift right stands in the audit log as that',
    by: 'offline_gifts',
    sql: `select gift.id from offline_gifts gift
      where {gift.id} and gift.amount_by is not null and not exists (select from audit_log row
        where row.target_id = gift.id::text and row.action = 'giving.correct_offline_gift'
          and row.actor_id = gift.amount_by and row.details ->> 'changed' like '%amountCents%')`,
  },
  {
    name: 'a received offline gift is a payment for what it was given for',
    by: 'offline_gifts',
    sql: `select gift.id from offline_gifts gift join payments payment on payment.id = gift.payment_id
      where {gift.id} and gift.state in ('received', 'returned') and payment.destination is distinct from gift.destination`,
  },
]

/** What all payments together must add up to. */
export const paymentSums: readonly SumRule[] = [
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
      {
        by: 'offline_gifts',
        sql: `select 'processor' as key, -sum(amount_cents) as cents from offline_gifts where {id} and state = 'received'`,
      },
    ],
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
]
