import type { Tx } from '../../database/database.ts'

const mostRows = 10_000

/** Every movement of a person's credits and of those for tools, oldest first; amounts in cents of a credit. */
export function exportWallet(tx: Tx, userId: string) {
  return tx
    .selectFrom('ledger_postings as posting')
    .innerJoin('ledger_accounts as account', 'account.id', 'posting.account_id')
    .innerJoin('ledger_transactions as entry', 'entry.id', 'posting.transaction_id')
    .select([
      'entry.occurred_at as at',
      'account.kind as held_in',
      'entry.kind',
      'posting.amount_cents as credit_cents',
    ])
    .where('account.kind', 'in', ['wallet', 'tools_wallet'])
    .where('account.owner_id', '=', userId)
    .orderBy('posting.id')
    .limit(mostRows)
    .execute()
}
