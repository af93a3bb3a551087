import type { Invariant } from './invariant.ts'

/** What must hold of the transactions, postings and balances of the ledger. */
export const postingInvariants: readonly Invariant[] = [
  {
    name: 'every transaction sums to zero in one unit and has two sides',
    sql: `select entry.id from ledger_transactions entry left join ledger_postings posting on posting.transaction_id = entry.id
      group by entry.id having coalesce(sum(posting.amount_cents), 1) <> 0 or count(posting.id) < 2 or count(distinct posting.unit) <> 1`,
  },
  {
    name: 'all postings of a unit sum to zero',
    sql: 'select unit from ledger_postings group by unit having sum(amount_cents) <> 0',
  },
  {
    name: 'every balance is the sum of its postings and not below its floor',
    sql: `select account.id from ledger_accounts account left join ledger_postings posting on posting.account_id = account.id
      group by account.id having account.balance_cents <> coalesce(sum(posting.amount_cents), 0)
        or account.balance_cents < coalesce(account.floor_cents, account.balance_cents)`,
  },
]
