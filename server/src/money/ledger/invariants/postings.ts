import { accountKinds, accountRules } from '../accounts.ts'
import { listMoves } from '../transaction-kinds.ts'
import type { Invariant } from './invariant.ts'

const moves = listMoves()
  .map(({ kind, side, accountKind }) => `('${kind}', ${side === 'takes' ? -1 : 1}, '${accountKind}')`)
  .join(', ')
const bottomless = accountKinds
  .filter((kind) => accountRules(kind).floorCents === null)
  .map((kind) => `'${kind}'`)
  .join(', ')

/** What must hold of the transactions, postings and balances of the ledger. */
export const postingInvariants: readonly Invariant[] = [
  {
    name: 'every transaction sums to zero in one unit and has two sides',
    by: 'ledger_transactions',
    sql: `select entry.id from ledger_transactions entry
      left join (select transaction_id, sum(amount_cents) as cents, count(*) as sides, count(*) filter (where unit = 'USD') as dollars
        from ledger_postings where {transaction_id} group by transaction_id) posted on posted.transaction_id = entry.id
      where {entry.id} and (posted.cents is distinct from 0 or posted.sides < 2 or posted.dollars not in (0, posted.sides))`,
  },
  {
    name: 'each fact moves only the accounts of its kind',
    by: 'ledger_transactions',
    sql: `select moved.posting_id from {{moves}} moved
      left join (values ${moves}) as allowed (kind, side, account_kind)
        on allowed.kind = moved.kind and allowed.side = sign(moved.amount_cents) and allowed.account_kind = moved.account_kind
      where {moved.transaction_id} and allowed.kind is null`,
  },
  {
    name: 'each fact names the payment, refund or slot that it is about',
    by: 'ledger_transactions',
    sql: `select entry.id from ledger_transactions entry
      left join refunds refund on refund.id = entry.refund_id
      where {entry.id} and case entry.kind
        when 'payment_in' then entry.idempotency_key is distinct from 'payment:' || entry.payment_id
        when 'refund_out' then refund.payment_id is null or refund.payment_id is distinct from entry.payment_id
        when 'refund_reversed' then refund.payment_id is null
        when 'budget_allocated' then entry.idempotency_key is distinct from 'match:' || entry.slot_id
        when 'gift_matched' then entry.idempotency_key is distinct from 'gift-matched:' || entry.payment_id
        else false end`,
  },
  {
    name: 'all postings of a unit sum to zero',
    parts: [
      {
        by: 'ledger_postings',
        sql: 'select unit as key, sum(amount_cents) as cents from ledger_postings where {id} group by unit',
      },
    ],
  },
  {
    name: 'every owner’s balance is the sum of its postings, and none is below the floor of its kind',
    by: 'ledger_accounts',
    sql: `select account.id from ledger_accounts account
      left join (select posting.account_id, sum(posting.amount_cents) as cents from ledger_accounts account
        join ledger_postings posting on posting.account_id = account.id
        where {account.id} and account.owner_id is not null group by posting.account_id) posted on posted.account_id = account.id
      where {account.id} and ((account.owner_id is not null and account.balance_cents <> coalesce(posted.cents, 0))
        or account.floor_cents is distinct from case when account.kind in (${bottomless}) then null else 0 end
        or account.balance_cents < coalesce(account.floor_cents, account.balance_cents))`,
  },
  {
    name: 'every balance of the house is the sum of its postings',
    parts: [
      { sql: 'select id::text as key, balance_cents as cents from ledger_accounts where owner_id is null' },
      {
        by: 'ledger_postings',
        sql: `select account.id::text as key, -sum(posting.amount_cents) as cents from ledger_postings posting
          join ledger_accounts account on account.id = posting.account_id and account.owner_id is null
          where {posting.id} group by account.id`,
      },
    ],
  },
  {
    name: 'what a join lends to move gifts comes back whole',
    parts: [
      {
        by: 'ledger_postings',
        sql: `select 'merge' as key, sum(amount_cents) as cents from {{moves}} moved
          where {posting_id} and account_kind = 'refund_reserve' and kind in ('merge_lent', 'merge_returned')`,
      },
    ],
  },
  {
    name: 'money that staff move between funds stands in the audit log',
    by: 'ledger_transactions',
    sql: `select entry.id from ledger_transactions entry
      where {entry.id} and entry.kind = 'matching_topped_up' and not exists (select from audit_log row
        where row.target_id = entry.id::text and row.action = 'giving.top_up_matching_fund')`,
  },
]
