import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { accountKey, accountRules, type AccountRef } from './accounts.ts'

export type AccountRow = {
  id: string
  kind: string
  owner_id: string | null
  unit: string
  balance_cents: number
}

export type TransactionFields = {
  kind: string
  idempotencyKey: string
  at: Date
  actorId?: string | null
  memo?: string
  correctsId?: string
  paymentId?: string
  refundId?: string
  slotId?: string
}

/** The new transaction's id, or undefined when the key was used before. */
export async function insertTransaction(tx: Tx, fields: TransactionFields): Promise<string | undefined> {
  const row = await tx
    .insertInto('ledger_transactions')
    .values({
      kind: fields.kind,
      idempotency_key: fields.idempotencyKey,
      occurred_at: fields.at,
      actor_id: fields.actorId ?? null,
      memo: fields.memo ?? null,
      corrects_id: fields.correctsId ?? null,
      payment_id: fields.paymentId ?? null,
      refund_id: fields.refundId ?? null,
      slot_id: fields.slotId ?? null,
    })
    .onConflict((conflict) => conflict.constraint('ledger_transactions__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function getTransactionId(tx: Tx, idempotencyKey: string): Promise<string> {
  const row = await tx
    .selectFrom('ledger_transactions')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow()
  return row.id
}

/** Locks accounts in id order, so that two transactions over the same accounts can't wait for each other. */
export async function listAccountsForUpdate(tx: Tx, refs: AccountRef[]): Promise<AccountRow[]> {
  const kinds = refs.map(({ kind }) => kind)
  const owners = refs.map(({ ownerId }) => ownerId ?? null)
  const { rows } = await sql<AccountRow>`
    select account.id, account.kind, account.owner_id, account.unit, account.balance_cents
    from ledger_accounts account
    join unnest(${kinds}::text[], ${owners}::uuid[]) as wanted(kind, owner_id)
      on wanted.kind = account.kind and wanted.owner_id is not distinct from account.owner_id
    order by account.id
    for update of account`.execute(tx)
  return rows
}

/** Opens accounts that don't exist yet. */
export async function insertAccounts(tx: Tx, refs: AccountRef[]): Promise<void> {
  const sorted = [...refs].sort((a, b) => (accountKey(a) < accountKey(b) ? -1 : 1))
  await tx
    .insertInto('ledger_accounts')
    .values(
      sorted.map(({ kind, ownerId }) => {
        const { unit, floorCents } = accountRules(kind)
        return { kind, owner_id: ownerId ?? null, unit, floor_cents: floorCents }
      }),
    )
    .onConflict((conflict) => conflict.constraint('ledger_accounts__one_per_owner').doNothing())
    .execute()
}

export type PostingRow = { accountId: string; unit: string; amountCents: number }

/** Writes the postings and moves the balances by as much. */
export async function insertPostings(tx: Tx, transactionId: string, postings: PostingRow[]): Promise<void> {
  await tx
    .insertInto('ledger_postings')
    .values(
      postings.map(({ accountId, unit, amountCents }) => ({
        transaction_id: transactionId,
        account_id: accountId,
        unit,
        amount_cents: amountCents,
      })),
    )
    .execute()
  const ids = postings.map(({ accountId }) => accountId)
  const amounts = postings.map(({ amountCents }) => amountCents)
  await sql`
    update ledger_accounts account set balance_cents = account.balance_cents + moved.amount_cents
    from (
      select account_id, sum(amount_cents)::bigint as amount_cents
      from unnest(${ids}::uuid[], ${amounts}::bigint[]) as posting(account_id, amount_cents)
      group by account_id
    ) moved
    where moved.account_id = account.id`.execute(tx)
}

export async function findBalance(tx: Tx, { kind, ownerId }: AccountRef): Promise<number | undefined> {
  const row = await tx
    .selectFrom('ledger_accounts')
    .select('balance_cents')
    .where('kind', '=', kind)
    .where('owner_id', ownerId ? '=' : 'is', ownerId ?? null)
    .executeTakeFirst()
  return row?.balance_cents
}
