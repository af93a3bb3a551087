/** One way to falsify the books: statements that somebody with the database in hand might run. */
export type Corruption = { name: string; plant: string[] }

/** The first account of a kind that holds something, or one with a condition. */
export const accountOf = (kind: string, condition = 'true') =>
  `(select id from ledger_accounts where kind = '${kind}' and ${condition} order by balance_cents desc, id limit 1)`

/** A fact that is balanced in every way and only should never have been: both sides, both balances. */
export function falseMove(move: {
  as: string
  from: string
  to: string
  cents: number
  unit?: 'CREDIT'
}): string[] {
  const { unit = 'USD' } = move
  return [
    `insert into ledger_accounts (kind, unit, floor_cents) select 'fund_smbs', 'USD', 0
      where not exists (select from ledger_accounts where kind = 'fund_smbs')`,
    `with entry as (insert into ledger_transactions (kind, idempotency_key, occurred_at)
        values ('${move.as}', 'false', now()) returning id),
      side as (select ${move.from} as account_id, -${move.cents} as cents union all select ${move.to}, ${move.cents})
      insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
        select entry.id, side.account_id, '${unit}', side.cents from entry, side`,
    `update ledger_accounts set balance_cents = balance_cents - ${move.cents} where id = ${move.from}`,
    `update ledger_accounts set balance_cents = balance_cents + ${move.cents} where id = ${move.to}`,
  ]
}
