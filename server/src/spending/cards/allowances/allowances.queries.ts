import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { DB } from '../../../database/schema.generated.ts'

export type AllowanceRow = Selectable<DB['card_allowances']>
export type AuthorizationRow = Selectable<DB['card_authorizations']>

const columns = [
  'id',
  'purpose',
  'teacher_id',
  'budget_id',
  'vendor',
  'program',
  'issuer_card_id',
  'last4',
  'exp_month',
  'exp_year',
  'amount_cents',
  'reserved_cents',
  'spent_cents',
  'uncovered_cents',
  'state',
  'request_key',
  'opened_at',
  'closes_at',
  'closed_at',
] as const
const authorizationColumns = [
  'id',
  'allowance_id',
  'amount_cents',
  'captured_cents',
  'state',
  'merchant',
  'decided_at',
  'told_at',
] as const

/** Keeps a new allowance; false when the same request made one before. */
export async function insertAllowance(tx: Tx, row: Insertable<DB['card_allowances']>): Promise<boolean> {
  const written = await tx
    .insertInto('card_allowances')
    .values(row)
    .onConflict((conflict) => conflict.constraint('card_allowances__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

export function findAllowance(tx: Tx, id: string): Promise<AllowanceRow | undefined> {
  return tx.selectFrom('card_allowances').select(columns).where('id', '=', id).executeTakeFirst()
}

export function findAllowanceForUpdate(tx: Tx, id: string): Promise<AllowanceRow | undefined> {
  return tx.selectFrom('card_allowances').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** What the request of this key made. */
export function findByRequest(
  tx: Tx,
  { teacherId, purpose, requestKey }: { teacherId: string; purpose: string; requestKey: string },
): Promise<AllowanceRow | undefined> {
  return tx
    .selectFrom('card_allowances')
    .select(columns)
    .where('teacher_id', '=', teacherId)
    .where('purpose', '=', purpose)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
}

/** Every allowance of a card, the latest first. Purchases with one card wait for each other here. */
export function listOfCardForUpdate(tx: Tx, issuerCardId: string): Promise<AllowanceRow[]> {
  return tx
    .selectFrom('card_allowances')
    .select(columns)
    .where('issuer_card_id', '=', issuerCardId)
    .where('state', 'in', ['open', 'closing'])
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The allowance of a card that was opened last, whatever became of it. */
export function findLatestOfCardForUpdate(tx: Tx, issuerCardId: string): Promise<AllowanceRow | undefined> {
  return tx
    .selectFrom('card_allowances')
    .select(columns)
    .where('issuer_card_id', '=', issuerCardId)
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateAllowance(
  tx: Tx,
  id: string,
  change: Updateable<DB['card_allowances']>,
): Promise<void> {
  await tx.updateTable('card_allowances').set(change).where('id', '=', id).execute()
}

export type CardToAsk = { id: string; since: Date }

/** Cards by which something may still be bought, held or taken: what buys or holds money, and what closed since then. */
export async function selectCardsToAsk(
  tx: Tx,
  { closedSince, after, limit }: { closedSince: Date; after: string; limit: number },
): Promise<CardToAsk[]> {
  const { rows } = await sql<CardToAsk>`
    select issuer_card_id as id, min(opened_at) as since from (
      select issuer_card_id, opened_at from card_allowances
      where (state in ('open', 'closing') or reserved_cents > 0) and issuer_card_id > ${after}
      union all
      select issuer_card_id, opened_at from card_allowances
      where closed_at > ${closedSince} and issuer_card_id > ${after}
    ) known
    group by issuer_card_id order by issuer_card_id limit ${limit}`.execute(tx)
  return rows
}

/** Of somebody who is gone, nothing buys any more: cards are ended and sessions let go of by the next run of their jobs. */
export async function endAllowancesOf(
  tx: Tx,
  { teacherId, at }: { teacherId: string; at: Date },
): Promise<void> {
  const open = tx.updateTable('card_allowances').where('teacher_id', '=', teacherId)
  await open
    .set({ state: 'closing' })
    .where('purpose', '=', 'one_time_card')
    .where('state', 'in', ['issuing', 'open'])
    .execute()
  await open
    .set({ closes_at: at })
    .where('purpose', '=', 'session')
    .where('state', '=', 'open')
    .where('closes_at', '>', at)
    .execute()
}

/** The latest one-time cards of a teacher. */
export function listOneTimeCards(
  tx: Tx,
  { teacherId, limit }: { teacherId: string; limit: number },
): Promise<AllowanceRow[]> {
  return tx
    .selectFrom('card_allowances')
    .select(columns)
    .where('teacher_id', '=', teacherId)
    .where('purpose', '=', 'one_time_card')
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** One-time cards whose time is over, whose answer never came, or that the issuer has not ended yet. */
export async function listToEnd(
  tx: Tx,
  { at, unansweredSince, limit }: { at: Date; unansweredSince: Date; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('card_allowances')
    .select('id')
    .where('purpose', '=', 'one_time_card')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'open'), where('closes_at', '<=', at)]),
        where.and([where('state', '=', 'issuing'), where('opened_at', '<=', unansweredSince)]),
        where('state', '=', 'closing'),
      ]),
    )
    .orderBy('closes_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export function findAuthorization(tx: Tx, id: string): Promise<AuthorizationRow | undefined> {
  return tx
    .selectFrom('card_authorizations')
    .select(authorizationColumns)
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * A purchase as the provider tells of it by now. When it was decided, and of which allowance, is never written over; its store
 * follows only what was told later: the books refuse another name within the same second.
 */
export async function putAuthorization(tx: Tx, row: Insertable<DB['card_authorizations']>): Promise<void> {
  const { id: _, allowance_id: __, decided_at: ___, ...change } = row
  await tx
    .insertInto('card_authorizations')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...change,
        merchant: sql<string>`case when excluded.told_at > card_authorizations.told_at
          then excluded.merchant else card_authorizations.merchant end`,
      }),
    )
    .execute()
}

/** What merchants took of a purchase: money may be told of before its purchase is. */
export async function sumCaptured(tx: Tx, allowanceId: string, authorizationId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from card_transactions
    where allowance_id = ${allowanceId} and authorization_id = ${authorizationId} and kind = 'capture'`.execute(
    tx,
  )
  return rows[0]?.cents ?? 0
}

/** A merchant took money of a purchase; it may take it in several parts. */
export async function addCaptured(tx: Tx, id: string, amountCents: number): Promise<void> {
  await sql`update card_authorizations set captured_cents = captured_cents + ${amountCents} where id = ${id}`.execute(
    tx,
  )
}

export type Held = { allowance_id: string; held_cents: number; pending: number }

/**
 * What purchases hold of allowances, but for one of them. One that ended before its money was told of holds it still:
 * events overtake each other.
 */
export async function listHeld(
  tx: Tx,
  allowanceIds: readonly string[],
  exceptAuthorizationId = '',
): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select allowance_id, count(*) filter (where state = 'pending')::int as pending,
      coalesce(sum(case
        when state = 'pending' then greatest(amount_cents - captured_cents, 0)
        when state = 'closed' and captured_cents = 0 then amount_cents
        else 0 end), 0)::bigint as held_cents
    from card_authorizations
    where allowance_id = any(${allowanceIds}::uuid[]) and id <> ${exceptAuthorizationId}
    group by allowance_id`.execute(tx)
  return rows
}

/** Keeps what a merchant took or gave back; false when it was told before. */
export async function insertTransaction(tx: Tx, row: Insertable<DB['card_transactions']>): Promise<boolean> {
  const written = await tx
    .insertInto('card_transactions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Counts what was bought with a card that a vendor has on file. */
export async function addToSpend(tx: Tx, externalId: string, amountCents: number): Promise<void> {
  await sql`update teacher_cards set spend_cents = spend_cents + ${amountCents} where external_id = ${externalId}`.execute(
    tx,
  )
}

/** Takes an event for this transaction alone; false when it was taken before. A second delivery waits here. */
export async function insertEvent(
  tx: Tx,
  row: { id: string; kind: string; received_at: Date },
): Promise<boolean> {
  const written = await tx
    .insertInto('card_events')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Keeps what the provider was answered, so that the same question gets the same answer. */
export async function setAnswer(tx: Tx, eventId: string, approved: boolean): Promise<void> {
  await tx.updateTable('card_events').set({ approved }).where('id', '=', eventId).execute()
}

/** Whether a purchase was approved the first time its event came. Not answered yet counts as declined. */
export async function findAnswer(tx: Tx, eventId: string): Promise<boolean> {
  const event = await tx
    .selectFrom('card_events')
    .select('approved')
    .where('id', '=', eventId)
    .executeTakeFirst()
  return event?.approved === true
}
