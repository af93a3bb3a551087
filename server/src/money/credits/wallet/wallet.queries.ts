import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** A movement of credits. Of a gift, `other_name` is who stands on its other side. */
export type Movement = {
  id: string
  at: Date
  kind: string
  memo: string | null
  credit_cents: number
  other_name: string | null
}

/** A movement of a wallet, and whose it is. */
export type MovementRow = Movement & { user_id: string; email: string | null }

export type LedgerStretch = {
  limit: number
  /** The last line that was read: those before it follow. */
  before?: string | undefined
}

/** A movement, and what its wallet held once it was booked. */
export type OwnMovementRow = MovementRow & { balance_cents: number }

/**
 * The latest movements of one wallet, newest first. The balance after each is what the wallet holds less what was booked
 * later: one statement, so that both are of one moment.
 */
export async function listMovements(
  tx: Tx,
  userId: string,
  stretch: LedgerStretch,
): Promise<OwnMovementRow[]> {
  const account = sql`(select id from ledger_accounts where kind = 'wallet' and owner_id = ${userId})`
  // The account first: its postings lie together in an index.
  const newest = selectMovements(sql`posting.account_id = ${account}`, stretch)
  const { before } = stretch
  const later =
    before === undefined
      ? sql`0`
      : sql`(select coalesce(sum(amount_cents), 0) from ledger_postings
          where account_id = ${account} and id >= ${before}::bigint)`
  const { rows } = await sql<OwnMovementRow>`
    select shown.*, ((select balance_cents from ledger_accounts where id = ${account}) - ${later}
      - coalesce(sum(credit_cents) over (
          order by shown.id::bigint desc rows between unbounded preceding and 1 preceding), 0))::bigint as balance_cents
    from (${newest}) shown order by shown.id::bigint desc`.execute(tx)
  return rows
}

/** The latest movements of all wallets, newest first. */
export async function listAllMovements(tx: Tx, stretch: LedgerStretch): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`${selectMovements(sql`posting.unit = 'CREDIT'`, stretch)}`.execute(
    tx,
  )
  return rows
}

/** The latest movements of the tools credits of one person, newest first. */
export async function listToolsMovements(tx: Tx, userId: string, limit: number): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select posting.id::text as id, entry.occurred_at as at, entry.kind, entry.memo,
      posting.amount_cents as credit_cents, null as other_name
    from ledger_postings posting join ledger_transactions entry on entry.id = posting.transaction_id
    where posting.account_id = (select id from ledger_accounts where kind = 'tools_wallet' and owner_id = ${userId})
    order by posting.id desc limit ${limit}`.execute(tx)
  return rows
}

function selectMovements(
  which: RawBuilder<unknown>,
  { limit, before }: LedgerStretch,
): RawBuilder<MovementRow> {
  const until = before === undefined ? sql`true` : sql`posting.id < ${before}::bigint`
  return sql<MovementRow>`
    select posting.id::text as id, entry.occurred_at as at, entry.kind, coalesce(said.note, entry.memo) as memo,
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
    left join grant_notes said on said.transaction_id = entry.id
    where ${which} and ${until}
    order by posting.id desc limit ${limit}`
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
