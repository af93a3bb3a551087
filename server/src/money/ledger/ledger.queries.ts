import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { accountRules, kindsAddedAtCommit, type AccountRef } from './accounts.ts'
import type { TransactionKind } from './transaction-kinds.ts'

export type TransactionFields = {
  kind: TransactionKind
  idempotencyKey: string
  at: Date
  actorId?: string | null
  memo?: string
  correctsId?: string
  paymentId?: string
  refundId?: string
  slotId?: string
  spendingId?: string
}

/** One side of a fact of money: positive adds to the account, negative takes from it. */
export type Posting = { account: AccountRef; amountCents: number }

/** A change of money with all its sides. */
export type LedgerFact = TransactionFields & { postings: Posting[] }

/** A fact's transaction and how many of its postings were written. */
export type Written = { id: string; idempotencyKey: string; written: number }

/**
 * Writes facts, their postings and the balances they move in one statement; answers those whose key is new, and
 * leaves the others out. Other gifts wait for some of these accounts, so every round trip under their locks would
 * cost them all.
 *
 * Accounts that exist, but those whose balance moves at the commit, are locked in one order, the house's own first and then the oldest, so that two facts over the same
 * ones can't wait for each other: who came too early to see an account that was just opened locks it later, and so last
 * of all. The others are opened with their first balance.
 * One that someone else opens at this very moment is only seen by the next statement, so its postings are left to
 * {@link insertMissingPostings}; and so is one that would open below its floor.
 */
export async function insertFacts(tx: Tx, facts: readonly LedgerFact[]): Promise<Written[]> {
  const { rows } = await sql<Written>`
    with given as (${listPostings(facts)}),
    entry as (
      insert into ledger_transactions
        (kind, idempotency_key, occurred_at, actor_id, memo, corrects_id, payment_id, refund_id, slot_id, spending_id)
      select kind, key, at, actor_id, memo, corrects_id, payment_id, refund_id, slot_id, spending_id from unnest(
        ${facts.map(({ kind }) => kind)}::text[],
        ${facts.map(({ idempotencyKey }) => idempotencyKey)}::text[],
        ${facts.map(({ at }) => at.toISOString())}::timestamptz[],
        ${facts.map(({ actorId }) => actorId ?? null)}::uuid[],
        ${facts.map(({ memo }) => memo ?? null)}::text[],
        ${facts.map(({ correctsId }) => correctsId ?? null)}::uuid[],
        ${facts.map(({ paymentId }) => paymentId ?? null)}::uuid[],
        ${facts.map(({ refundId }) => refundId ?? null)}::uuid[],
        ${facts.map(({ slotId }) => slotId ?? null)}::uuid[],
        ${facts.map(({ spendingId }) => spendingId ?? null)}::uuid[]
      ) as fact (kind, key, at, actor_id, memo, corrects_id, payment_id, refund_id, slot_id, spending_id)
      on conflict on constraint ledger_transactions__once do nothing
      returning id, idempotency_key
    ),
    posting as (
      select ${ofGiven}, entry.id as transaction_id from given join entry on entry.idempotency_key = given.fact_key
    ),
    ${postedTo(sql`wanted.amount_cents >= coalesce(wanted.floor_cents, wanted.amount_cents)`)},
    counted as (select transaction_id, count(*)::int as written from posted group by transaction_id)
    select entry.id, entry.idempotency_key as "idempotencyKey", coalesce(counted.written, 0) as written
    from entry left join counted on counted.transaction_id = entry.id`.execute(tx)
  return rows
}

/** Opens accounts that are still missing, empty; waits for whoever is opening them at this moment. */
export async function insertAccounts(tx: Tx, facts: LedgerFact[]): Promise<void> {
  await sql`
    insert into ledger_accounts (kind, owner_id, unit, floor_cents)
    select distinct kind, owner_id, unit, floor_cents from (${listPostings(facts)}) posting
    order by kind, owner_id
    on conflict on constraint ledger_accounts__one_per_owner do nothing`.execute(tx)
}

/** Writes what {@link insertFacts} left of some facts, after {@link insertAccounts}: by now every account is seen. */
export async function insertMissingPostings(
  tx: Tx,
  facts: LedgerFact[],
  entries: { id: string; idempotencyKey: string }[],
): Promise<void> {
  await sql`
    with given as (${listPostings(facts)}),
    posting as (
      select ${ofGiven}, entry.id as transaction_id
      from given join unnest(
        ${entries.map(({ id }) => id)}::uuid[],
        ${entries.map(({ idempotencyKey }) => idempotencyKey)}::text[]
      ) as entry (id, fact_key) on entry.fact_key = given.fact_key
      where not exists (
        select from ledger_postings written join ledger_accounts account on account.id = written.account_id
        where written.transaction_id = entry.id
          and account.kind = given.kind and account.owner_id is not distinct from given.owner_id)
    ),
    ${postedTo(sql`false`)}
    select 1`.execute(tx)
}

/** By name: what takes all columns there are is planned anew each time. */
const ofGiven = sql.raw(
  'given.kind, given.owner_id, given.unit, given.floor_cents, given.amount_cents, given.place',
)

const addedAtCommit = sql.join(kindsAddedAtCommit.map((kind) => sql.lit(kind)))

/**
 * From `posting` to accounts held or opened, balances moved, postings written. What is locked is found
 * first: a row that changes while its lock is awaited would drop out of a condition with a subquery. Owned and
 * ownerless accounts are found apart, since either way alone can use the index. What {@link kindsAddedAtCommit} names
 * is held by nobody: a trigger adds such postings to their balance once everything else is done.
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
      where account.kind not in (${addedAtCommit})
      order by account.owner_id is not null, account.created_at, account.id
      for update of account
    ),
    unheld as (
      select account.id, account.kind, account.owner_id from ledger_accounts account
      join known on known.id = account.id
      where account.kind in (${addedAtCommit})
    ),
    there as (
      select id, kind, owner_id, false as adds_at_commit from held union all select id, kind, owner_id, true from unheld
    ),
    moved as (
      update ledger_accounts account set balance_cents = account.balance_cents + wanted.amount_cents
      from held join wanted on wanted.kind = held.kind and wanted.owner_id is not distinct from held.owner_id
      where account.id = held.id
    ),
    opened as (
      insert into ledger_accounts (kind, owner_id, unit, floor_cents, balance_cents)
      select kind, owner_id, unit, floor_cents, amount_cents from wanted
      where ${mayOpen} and not exists (
        select from there where there.kind = wanted.kind and there.owner_id is not distinct from wanted.owner_id)
      order by kind, owner_id
      on conflict on constraint ledger_accounts__one_per_owner do nothing
      returning id, kind, owner_id
    ),
    posted as (
      insert into ledger_postings (transaction_id, account_id, unit, amount_cents, adds_at_commit)
      select posting.transaction_id, account.id, posting.unit, posting.amount_cents, account.adds_at_commit
      from posting
      join (select id, kind, owner_id, adds_at_commit from there union all select id, kind, owner_id, false from opened) account
        on account.kind = posting.kind and account.owner_id is not distinct from posting.owner_id
      order by posting.place
      returning transaction_id
    )`
}

/** The postings of facts in order, each with the key of its fact. */
function listPostings(facts: readonly LedgerFact[]): RawBuilder<unknown> {
  const sides = facts.flatMap(({ idempotencyKey, postings }) =>
    postings.map(({ account, amountCents }) => ({
      ...account,
      ...accountRules(account.kind),
      amountCents,
      idempotencyKey,
    })),
  )
  return sql`
    select fact_key, kind, owner_id, unit, floor_cents, amount_cents, place
    from unnest(
      ${sides.map(({ idempotencyKey }) => idempotencyKey)}::text[],
      ${sides.map(({ kind }) => kind)}::text[],
      ${sides.map(({ ownerId }) => ownerId ?? null)}::uuid[],
      ${sides.map(({ unit }) => unit)}::text[],
      ${sides.map(({ floorCents }) => floorCents)}::bigint[],
      ${sides.map(({ amountCents }) => amountCents)}::bigint[]
    ) with ordinality as posting (fact_key, kind, owner_id, unit, floor_cents, amount_cents, place)`
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

/** Locks those of the accounts that exist, in the order of every posting. */
export async function lockAccounts(
  tx: Tx,
  accounts: readonly AccountRef[],
): Promise<{ kind: string; balance_cents: number }[]> {
  const { rows } = await sql<{ kind: string; balance_cents: number }>`
    select kind, balance_cents from ledger_accounts
    where id in (
      select account.id from unnest(
        ${accounts.map(({ kind }) => kind)}::text[], ${accounts.map(({ ownerId }) => ownerId ?? null)}::uuid[]
      ) as named (kind, owner_id)
      join ledger_accounts account on account.kind = named.kind and account.owner_id is not distinct from named.owner_id)
    order by owner_id is not null, created_at, id for update`.execute(tx)
  return rows
}
