import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { accountRules, type AccountRef } from './accounts.ts'

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

/** One side of a fact of money: positive adds to the account, negative takes from it. */
export type Posting = { account: AccountRef; amountCents: number }

/** A fact's transaction and how many of its postings were written. */
export type Written = { id: string; written: number }

/**
 * Writes a fact, its postings and the balances they move in one statement; nothing when the key was used before.
 * Other gifts wait for some of these accounts, so every round trip under their locks would cost them all.
 *
 * Accounts that exist are locked in id order, so that two facts over the same ones can't wait for each other; the others
 * are opened with their first balance. One that someone else opens at this very moment is only seen by the next
 * statement, so its posting is left to {@link insertMissingPostings}; and so is one that would open below its floor.
 */
export async function insertFact(
  tx: Tx,
  fields: TransactionFields,
  postings: Posting[],
): Promise<Written | undefined> {
  const { rows } = await sql<Written>`
    with posting as (${listPostings(postings)}),
    entry as (
      insert into ledger_transactions
        (kind, idempotency_key, occurred_at, actor_id, memo, corrects_id, payment_id, refund_id, slot_id)
      values (${fields.kind}, ${fields.idempotencyKey}, ${fields.at}, ${fields.actorId ?? null}, ${fields.memo ?? null},
        ${fields.correctsId ?? null}, ${fields.paymentId ?? null}, ${fields.refundId ?? null}, ${fields.slotId ?? null})
      on conflict on constraint ledger_transactions__once do nothing
      returning id
    ),
    ${postedTo(sql`wanted.amount_cents >= coalesce(wanted.floor_cents, wanted.amount_cents)`)}
    select entry.id, (select count(*)::int from posted) as written from entry`.execute(tx)
  return rows[0]
}

/** Opens accounts that are still missing, empty; waits for whoever is opening them at this moment. */
export async function insertAccounts(tx: Tx, postings: Posting[]): Promise<void> {
  await sql`
    insert into ledger_accounts (kind, owner_id, unit, floor_cents)
    select distinct kind, owner_id, unit, floor_cents from (${listPostings(postings)}) posting
    order by kind, owner_id
    on conflict on constraint ledger_accounts__one_per_owner do nothing`.execute(tx)
}

/** Writes what {@link insertFact} left, after {@link insertAccounts}: by now every account is seen. */
export async function insertMissingPostings(
  tx: Tx,
  transactionId: string,
  postings: Posting[],
): Promise<void> {
  await sql`
    with entry as (select ${transactionId}::uuid as id),
    posting as (
      select given.* from (${listPostings(postings)}) given
      where not exists (
        select from ledger_postings written join ledger_accounts account on account.id = written.account_id
        where written.transaction_id = ${transactionId}
          and account.kind = given.kind and account.owner_id is not distinct from given.owner_id)
    ),
    ${postedTo(sql`false`)}
    select 1`.execute(tx)
}

/**
 * From `posting` and `entry` to accounts held or opened, balances moved, postings written. What is locked is found
 * first: a row that changes while its lock is awaited would drop out of a condition with a subquery. Owned and
 * ownerless accounts are found apart, since either way alone can use the index.
 */
function postedTo(mayOpen: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`wanted as (
      select kind, owner_id, unit, floor_cents, sum(amount_cents)::bigint as amount_cents
      from posting group by kind, owner_id, unit, floor_cents
    ),
    known as materialized (
      select account.id from wanted join ledger_accounts account
        on account.kind = wanted.kind and account.owner_id = wanted.owner_id
      union all
      select account.id from wanted join ledger_accounts account
        on account.kind = wanted.kind and account.owner_id is null and wanted.owner_id is null
    ),
    held as (
      select account.id, account.kind, account.owner_id from ledger_accounts account
      join known on known.id = account.id
      where exists (select from entry)
      order by account.id
      for update of account
    ),
    moved as (
      update ledger_accounts account set balance_cents = account.balance_cents + wanted.amount_cents
      from held join wanted on wanted.kind = held.kind and wanted.owner_id is not distinct from held.owner_id
      where account.id = held.id
    ),
    opened as (
      insert into ledger_accounts (kind, owner_id, unit, floor_cents, balance_cents)
      select kind, owner_id, unit, floor_cents, amount_cents from wanted
      where ${mayOpen} and exists (select from entry) and not exists (
        select from held where held.kind = wanted.kind and held.owner_id is not distinct from wanted.owner_id)
      order by kind, owner_id
      on conflict on constraint ledger_accounts__one_per_owner do nothing
      returning id, kind, owner_id
    ),
    posted as (
      insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
      select entry.id, account.id, posting.unit, posting.amount_cents
      from posting
      join (select id, kind, owner_id from held union all select id, kind, owner_id from opened) account
        on account.kind = posting.kind and account.owner_id is not distinct from posting.owner_id
      cross join entry
      order by posting.place
      returning 1
    )`
}

function listPostings(postings: Posting[]): RawBuilder<unknown> {
  const rules = postings.map(({ account }) => accountRules(account.kind))
  return sql`
    select kind, owner_id, unit, floor_cents, amount_cents, place
    from unnest(
      ${postings.map(({ account }) => account.kind)}::text[],
      ${postings.map(({ account }) => account.ownerId ?? null)}::uuid[],
      ${rules.map(({ unit }) => unit)}::text[],
      ${rules.map(({ floorCents }) => floorCents)}::bigint[],
      ${postings.map(({ amountCents }) => amountCents)}::bigint[]
    ) with ordinality as posting (kind, owner_id, unit, floor_cents, amount_cents, place)`
}

export async function getTransactionId(tx: Tx, idempotencyKey: string): Promise<string> {
  const row = await tx
    .selectFrom('ledger_transactions')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow()
  return row.id
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
