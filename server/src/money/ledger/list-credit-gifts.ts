import type { Tx } from '../../database/database.ts'

/** The latest credits that went from somebody's wallet into another one, newest first; amounts in cents of a credit. */
export function listCreditGifts(tx: Tx, userId: string, limit: number) {
  return tx
    .selectFrom('ledger_postings as given')
    .innerJoin('ledger_accounts as wallet', 'wallet.id', 'given.account_id')
    .innerJoin('ledger_transactions as entry', 'entry.id', 'given.transaction_id')
    .select(['entry.occurred_at as at', 'given.amount_cents as credit_cents'])
    .where('wallet.kind', '=', 'wallet')
    .where('wallet.owner_id', '=', userId)
    .where('given.amount_cents', '<', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ledger_postings as received')
          .innerJoin('ledger_accounts as other', 'other.id', 'received.account_id')
          .select('received.id')
          .whereRef('received.transaction_id', '=', 'given.transaction_id')
          .where('other.kind', '=', 'wallet')
          .where('received.amount_cents', '>', 0),
      ),
    )
    .orderBy('given.id', 'desc')
    .limit(limit)
    .execute()
}
