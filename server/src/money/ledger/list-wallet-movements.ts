import type { Tx } from '../../database/database.ts'

/** The latest movements of a person's credits, newest first; amounts in cents of a credit. */
export function listWalletMovements(tx: Tx, userId: string, limit: number) {
  return tx
    .selectFrom('ledger_accounts as wallet')
    .innerJoin('ledger_postings as posting', 'posting.account_id', 'wallet.id')
    .innerJoin('ledger_transactions as entry', 'entry.id', 'posting.transaction_id')
    .select(['entry.occurred_at as at', 'entry.kind', 'entry.memo', 'posting.amount_cents as credit_cents'])
    .where('wallet.kind', '=', 'wallet')
    .where('wallet.owner_id', '=', userId)
    .orderBy('posting.id', 'desc')
    .limit(limit)
    .execute()
}
