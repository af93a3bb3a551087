import { accountKinds, accountRules } from '../accounts.ts'
import { listMoves } from '../transaction-kinds.ts'
import type { Invariant, SumRule, Survey } from './invariant.ts'
import { movementKinds } from './refunds.ts'

const moves = listMoves()
  .map(({ kind, side, accountKind }) => `('${kind}', ${side === 'gives'}, '${accountKind}')`)
  .join(', ')
const bottomless = accountKinds
  .filter((kind) => accountRules(kind).floorCents === null)
  .map((kind) => `'${kind}'`)
  .join(', ')

/** What must hold of each transaction and its postings. */
const transactionSurvey: Survey = {
  by: 'ledger_transactions',
  key: 'entry.id',
  from: `ledger_transactions entry
    left join lateral (select moved.transaction_id, sum_cents(moved.amount_cents) as cents, count(*) as sides,
        count(*) filter (where moved.unit = 'USD') as dollars, bool_or(allowed.kind is null) as strays
      from {{moves}} moved left join (values ${moves}) as allowed (kind, is_given, account_kind)
        on allowed.kind = moved.kind and allowed.is_given = (moved.amount_cents > 0) and allowed.account_kind = moved.account_kind
      where {moved.transaction_id of entry.id} group by moved.transaction_id) posted on posted.transaction_id = entry.id
    left join refunds refund on refund.id = entry.refund_id
    left join balance_movements movement on movement.posted_at is not null
      and movement.id = case when entry.kind in (${movementKinds})
        then regexp_replace(entry.idempotency_key, '^movement(-fee)?:', '') end`,
  rules: [
    {
      name: 'every transaction sums to zero in one unit and has two sides',
      broken:
        'posted.cents is distinct from 0 or posted.sides < 2 or posted.dollars not in (0, posted.sides)',
    },
    { name: 'each fact moves only the accounts of its kind', broken: 'posted.strays' },
    {
      name: 'each fact names the payment, refund or slot that it is about',
      broken: `case entry.kind
        when 'payment_in' then entry.idempotency_key is distinct from 'payment:' || entry.payment_id
        when 'refund_out' then refund.payment_id is null or refund.payment_id is distinct from entry.payment_id
        when 'refund_reversed' then refund.payment_id is null
        when 'budget_allocated' then entry.idempotency_key is distinct from 'match:' || entry.slot_id
        when 'gift_matched' then entry.idempotency_key is distinct from 'gift-matched:' || entry.payment_id
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
      name: 'money that staff move between funds stands in the audit log',
      broken: `entry.kind = 'matching_topped_up' and not exists (select from audit_log row
        where row.target_id = entry.id::text and row.action = 'giving.top_up_matching_fund')`,
    },
  ],
}

/** What must hold of the transactions, postings and balances of the ledger. */
export const postingInvariants: readonly Invariant[] = [
  transactionSurvey,
  {
    name: 'every owner’s balance is the sum of its postings, and none is below the floor of its kind',
    by: 'ledger_accounts',
    // The house’s have more postings than a stretch may visit: they are added up apart.
    sql: `select account.id from (select *, case when owner_id is not null then id end as owned_id from ledger_accounts) account
      left join lateral (select posting.account_id, sum_cents(posting.amount_cents) as cents from ledger_postings posting
        where {posting.account_id of account.owned_id} group by posting.account_id) posted on posted.account_id = account.owned_id
      where {account.id} and ((account.owner_id is not null and account.balance_cents <> coalesce(posted.cents, 0))
        or account.floor_cents is distinct from case when account.kind in (${bottomless}) then null else 0 end
        or account.balance_cents < coalesce(account.floor_cents, account.balance_cents))`,
  },
]

/** What all postings together must add up to. */
export const postingSums: readonly SumRule[] = [
  {
    name: 'all postings of a unit sum to zero',
    parts: [{ by: 'ledger_postings', sql: 'select unit as key, cents from flows' }],
  },
  {
    name: 'every balance of the house is the sum of its postings',
    parts: [
      { sql: 'select id as key, balance_cents as cents from ledger_accounts where owner_id is null' },
      {
        by: 'ledger_postings',
        sql: 'select house_account_id as key, -cents as cents from flows where house_account_id is not null',
      },
    ],
  },
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
