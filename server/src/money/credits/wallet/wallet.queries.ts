import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** A movement of a wallet. Of a gift, `other_name` is who stands on its other side. */
export type MovementRow = {
  id: string
  at: Date
  kind: string
  memo: string | null
  credit_cents: number
  user_id: string
  email: string | null
  other_name: string | null
}

export type LedgerStretch = {
  limit: number
  /** The last line that was read: those before it follow. */
  before?: string | undefined
}

/** The latest movements of one wallet, newest first. */
export function listMovements(tx: Tx, userId: string, stretch: LedgerStretch): Promise<MovementRow[]> {
  // The account first: its postings lie together in an index.
  const own = sql`posting.account_id = (select id from ledger_accounts where kind = 'wallet' and owner_id = ${userId})`
  return selectMovements(tx, own, stretch)
}

/** The latest movements of all wallets, newest first. */
export function listAllMovements(tx: Tx, stretch: LedgerStretch): Promise<MovementRow[]> {
  return selectMovements(tx, sql`posting.unit = 'CREDIT'`, stretch)
}

async function selectMovements(
  tx: Tx,
  which: RawBuilder<unknown>,
  { limit, before }: LedgerStretch,
): Promise<MovementRow[]> {
  const until = before === undefined ? sql`true` : sql`posting.id < ${before}::bigint`
  const { rows } = await sql<MovementRow>`
    select posting.id::text as id, entry.occurred_at as at, entry.kind, entry.memo,
      posting.amount_cents as credit_cents, wallet.owner_id as user_id, holder.email,
      case when entry.kind = 'credit_gift' then (
        select other_person.full_name from ledger_postings other
        join ledger_accounts other_wallet on other_wallet.id = other.account_id
        join users other_person on other_person.id = other_wallet.owner_id
        where other.transaction_id = entry.id and other.account_id <> posting.account_id limit 1) end as other_name
    from ledger_postings posting
    join ledger_accounts wallet on wallet.id = posting.account_id and wallet.kind = 'wallet'
    join ledger_transactions entry on entry.id = posting.transaction_id
    left join users holder on holder.id = wallet.owner_id
    where ${which} and ${until}
    order by posting.id desc limit ${limit}`.execute(tx)
  return rows
}

/** Whose wallet a fact gave to, and how much. */
export async function readReceived(
  tx: Tx,
  transactionId: string,
): Promise<{ to_id: string; cents: number } | undefined> {
  const { rows } = await sql<{ to_id: string; cents: number }>`
    select wallet.owner_id as to_id, received.amount_cents as cents
    from ledger_postings received
    join ledger_accounts wallet on wallet.id = received.account_id and wallet.kind = 'wallet'
    where received.transaction_id = ${transactionId} and received.amount_cents > 0`.execute(tx)
  return rows[0]
}
