import type { SumRule, SurveyPart } from '../../../invariant.ts'

/** The kinds of fact that movements of the provider’s balance become. */
export const movementKinds = `'processor_fee', 'dispute_withdrawn', 'dispute_reinstated', 'payout'`

/** What must hold of each transaction of the ledger that a gift, a refund or a movement caused. */
export const transactionRules: SurveyPart = {
  of: 'transactions',
  joins: `left join refunds refund on refund.id = entry.refund_id
    left join balance_movements movement on movement.posted_at is not null
      and movement.id = case when entry.kind in (${movementKinds})
        then regexp_replace(entry.idempotency_key, '^movement(-fee)?:', '') end`,
  rules: [
    {
      name: 'each fact names the payment, refund or slot that it is about',
      broken: `case entry.kind
        when 'payment_in' then entry.idempotency_key is distinct from 'payment:' || entry.payment_id
        when 'refund_out' then refund.payment_id is null or refund.payment_id is distinct from entry.payment_id
        when 'refund_reversed' then refund.payment_id is null
        when 'budget_allocated' then case when entry.payment_id is null then entry.idempotency_key is distinct from 'match:' || entry.slot_id
          else entry.slot_id is not null or entry.idempotency_key not like 'direct:%' end
        when 'budget_returned' then entry.payment_id is null or entry.refund_id is not null
        when 'budget_recovered' then refund.payment_id is null or refund.payment_id is distinct from entry.payment_id
        when 'pool_returned' then entry.payment_id is null
        when 'pooled' then entry.payment_id is null and entry.idempotency_key not like 'pooled:%:%'
        when 'gift_matched' then entry.idempotency_key is distinct from 'gift-matched:' || entry.payment_id
          and (entry.payment_id is not null or entry.idempotency_key not like 'gift-matched:pool:%')
        else false end`,
    },
    {
      name: 'no movement of the provider’s balance is in the ledger that was not taken in',
      broken: `entry.kind in (${movementKinds}) and case
        when entry.idempotency_key = 'movement:' || movement.id
          then movement.amount_cents = 0 or movement.kind in ('charge', 'refund', 'refund_failure')
        when entry.idempotency_key = 'movement-fee:' || movement.id then movement.fee_cents = 0
        else true end`,
    },
    {
      name: 'money that staff move between funds stands in the audit log, with who and how much',
      broken: `entry.kind = 'matching_topped_up' and not exists (select from audit_log row
        where row.target_id = entry.id::text and row.action = 'giving.top_up_matching_fund'
          and row.actor_id is not distinct from entry.actor_id and row.at = entry.occurred_at
          and (row.details ->> 'amount_cents')::bigint = (select sum(side.amount_cents) from ledger_postings side
            join ledger_accounts account on account.id = side.account_id and account.kind = 'fund_matching'
            where side.transaction_id = entry.id))`,
    },
  ],
}

/** What must come out where the postings of gifts are added up. */
export const transactionSums: readonly SumRule[] = [
  {
    name: 'what a join lends to move gifts comes back whole',
    parts: [
      {
        by: 'ledger_postings',
        sql: `select 'merge' as key, cents from flows
          where account_kind = 'refund_reserve' and kind in ('merge_lent', 'merge_returned')`,
      },
    ],
  },
]
