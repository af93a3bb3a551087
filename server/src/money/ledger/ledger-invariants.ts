import { accountKinds, accountRules } from './accounts.ts'
import { listMoves } from './transaction-kinds.ts'
import type { DomainInvariants, RowRule, SumRule, Survey, SurveyPart } from '../../invariant.ts'

/** Each posting beside the fact that it belongs to and the account that it moves. */
const moves = `select posting.id as posting_id, posting.amount_cents, posting.unit,
      case when account.owner_id is null then account.id end as house_account_id, account.kind as account_kind,
      account.owner_id, entry.id as transaction_id, entry.kind, entry.occurred_at, entry.payment_id, entry.refund_id, entry.slot_id, entry.spending_id
    from ledger_postings posting
    join ledger_transactions entry on entry.id = posting.transaction_id
    join ledger_accounts account on account.id = posting.account_id`

const allowedMoves = listMoves()
  .map(({ kind, side, accountKind }) => `('${kind}', ${side === 'gives'}, '${accountKind}')`)
  .join(', ')
const bottomless = accountKinds
  .filter((kind) => accountRules(kind).floorCents === null)
  .map((kind) => `'${kind}'`)
  .join(', ')

/** What must hold of each transaction and its postings. */
const transactionSurvey: Survey = {
  survey: 'transactions',
  by: 'ledger_transactions',
  key: 'entry.id',
  from: `ledger_transactions entry
    left join lateral (select moved.transaction_id, sum_cents(moved.amount_cents) as cents, count(*) as sides,
        count(*) filter (where moved.unit = 'USD') as dollars, bool_or(allowed.kind is null) as strays
      from {{moves}} moved left join (values ${allowedMoves}) as allowed (kind, is_given, account_kind)
        on allowed.kind = moved.kind and allowed.is_given = (moved.amount_cents > 0) and allowed.account_kind = moved.account_kind
      where {moved.transaction_id of entry.id} group by moved.transaction_id) posted on posted.transaction_id = entry.id`,
  rules: [
    {
      name: 'every transaction sums to zero in one unit and has two sides',
      broken:
        'posted.cents is distinct from 0 or posted.sides < 2 or posted.dollars not in (0, posted.sides)',
    },
    { name: 'each fact moves only the accounts of its kind', broken: 'posted.strays' },
  ],
}

/** What left the house is named by what it left for: the key of that fact, behind five signs of its own. */
const paidRule: SurveyPart = {
  of: 'transactions',
  joins: `left join ledger_transactions paid on entry.kind in ('bank_paid', 'bank_returned', 'issuing_paid', 'issuing_returned')
      and paid.idempotency_key = substr(entry.idempotency_key, 6)`,
  rules: [
    {
      name: 'what left the house or came back did so for one payment or return, at its time, a card’s by its issuer',
      broken: `entry.kind in ('bank_paid', 'bank_returned', 'issuing_paid', 'issuing_returned')
        and (paid.spending_id is distinct from entry.spending_id or paid.occurred_at is distinct from entry.occurred_at
          or left(entry.idempotency_key, 5) <> 'bank:'
          or (paid.kind like 'card\\_%') is distinct from (entry.kind like 'issuing\\_%')
          or (paid.kind like '%\\_paid') is distinct from (entry.kind like '%\\_paid'))`,
    },
  ],
}

/** What must hold of each balance. */
const balanceRule: RowRule = {
  name: 'every owner’s balance is the sum of its postings, and none is below the floor of its kind',
  by: 'ledger_accounts',
  // The house’s have more postings than a stretch may visit: they are added up apart.
  sql: `select account.id from (select *, case when owner_id is not null then id end as owned_id from ledger_accounts) account
    left join lateral (select posting.account_id, sum_cents(posting.amount_cents) as cents from ledger_postings posting
      where {posting.account_id of account.owned_id} group by posting.account_id) posted on posted.account_id = account.owned_id
    where {account.id} and ((account.owner_id is not null and account.balance_cents <> coalesce(posted.cents, 0))
      or account.floor_cents is distinct from case when account.kind in (${bottomless}) then null else 0 end
      or account.balance_cents < coalesce(account.floor_cents, account.balance_cents))`,
}

/** What all postings together must add up to. */
const postingSums: readonly SumRule[] = [
  {
    name: 'what was spent on each thing is what left the house for it',
    parts: [
      {
        by: 'ledger_postings',
        sql: `select 'spent ' || spending_id as key, sum(amount_cents) as cents from {{moves}} moved
          where {posting_id} and account_kind in ('spent', 'prospect_spent', 'paid_out') group by 1`,
      },
    ],
  },
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
]

/** What must hold of the transactions, postings and balances of the ledger. */
export const ledgerInvariants: DomainInvariants = {
  rules: [transactionSurvey, paidRule, balanceRule],
  sums: postingSums,
  relations: { moves },
  walks: { ledger_postings: { type: 'bigint' } },
}
