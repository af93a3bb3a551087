import { sql } from 'kysely'
import { columns } from '../../../database/columns.generated.ts'
import type { Tx } from '../../../database/database.ts'
import type { GiftRequest } from './gift-request.ts'

export type CheckoutRow = Awaited<ReturnType<typeof getCheckoutByKey>>

type NewCheckout = {
  request: GiftRequest
  idempotencyKey: string
  digest: string
  networkHash?: string | undefined
  at: Date
}

/** Writes the checkout down, unless its key was used before; answers its id when it is new. */
export async function insertCheckout(tx: Tx, checkout: NewCheckout): Promise<string | undefined> {
  const row = await tx
    .insertInto('checkouts')
    .values({
      ...rowOf(checkout.request),
      idempotency_key: checkout.idempotencyKey,
      request_digest: checkout.digest,
      network_hash: checkout.networkHash ?? null,
      created_at: checkout.at,
    })
    .onConflict((conflict) => conflict.constraint('checkouts__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

function rowOf(request: GiftRequest) {
  return {
    purpose: request.purpose,
    destination: request.destination,
    program_key: request.programKey,
    amount_cents: request.amountCents,
    fee_cover_cents: request.feeCoverCents,
    user_id: request.userId,
    email: request.email,
    display_name: request.displayName,
    anonymous: request.anonymous ?? false,
    tribute_kind: request.tribute?.kind ?? null,
    tribute_name: request.tribute?.name ?? null,
    classroom_id: request.classroomId,
    ...(request.pack && { pack_id: request.pack.id, credit_cents: request.pack.creditCents }),
    goes_to: request.goesTo ?? null,
    language: request.language ?? null,
    saves_card: request.savesCard ?? false,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  }
}

export function getCheckoutByKey(tx: Tx, idempotencyKey: string) {
  return tx
    .selectFrom('checkouts')
    .select(columns.checkouts)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow()
}

export function findCheckout(tx: Tx, checkoutId: string): Promise<CheckoutRow | undefined> {
  return tx.selectFrom('checkouts').select(columns.checkouts).where('id', '=', checkoutId).executeTakeFirst()
}

/** A checkout, and whether a gift to one athlete or one that repeats stands beside it: both are written together. */
export type RequestedCheckout = CheckoutRow & { has_sponsorship: boolean }

const columnsOf = (table: string) =>
  sql.join([...columns.checkouts].map((column) => sql.ref(`${table}.${column}`)))

/** All that {@link RequestedCheckout} says of a row of `checkouts`. */
export const requestedColumns = sql`${columnsOf('checkouts')},
  exists (select from sponsorships where checkout_id = checkouts.id) as has_sponsorship`

/** The same of a row of what selected them under another name. */
export const requestedColumnsOf = (name: string) =>
  sql`${columnsOf(name)}, ${sql.ref(`${name}.has_sponsorship`)}`

/** Whoever holds the row alone decides what becomes of the checkout. */
export function findCheckoutForUpdate(tx: Tx, checkoutId: string): Promise<RequestedCheckout | undefined> {
  return tx
    .selectFrom('checkouts')
    .select(columns.checkouts)
    .select(
      sql<boolean>`exists (select from sponsorships where checkout_id = checkouts.id)`.as('has_sponsorship'),
    )
    .where('id', '=', checkoutId)
    .forUpdate()
    .executeTakeFirst()
}

export function findCheckoutBySession(tx: Tx, sessionId: string): Promise<CheckoutRow | undefined> {
  return tx
    .selectFrom('checkouts')
    .select(columns.checkouts)
    .where('provider_session_id', '=', sessionId)
    .executeTakeFirst()
}

/** Remembers where to pay; of two that ask at once the first one's answer stays. */
export async function setProviderSession(
  tx: Tx,
  checkoutId: string,
  session: { sessionId: string; url: string },
): Promise<void> {
  await tx
    .updateTable('checkouts')
    .set({ provider_session_id: session.sessionId, url: session.url })
    .where('id', '=', checkoutId)
    .where('provider_session_id', 'is', null)
    .execute()
}

/**
 * Makes space for another session in place of one that can't be paid, under a new number for the provider. Of two who
 * ask at once one moves on, and both find the same number.
 */
export async function beginAttempt(
  tx: Tx,
  { id, attempt }: Pick<CheckoutRow, 'id' | 'attempt'>,
): Promise<void> {
  await tx
    .updateTable('checkouts')
    .set({ attempt: attempt + 1, state: 'open', provider_session_id: null, url: null })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', 'in', ['open', 'failed', 'expired'])
    .execute()
}

/** The end of a session nobody paid; money that arrived first is not undone, nor a fresh session that took its place. */
export async function abandonCheckout(
  tx: Tx,
  checkoutId: string,
  { sessionId, state }: { sessionId: string; state: 'failed' | 'expired' },
): Promise<boolean> {
  const result = await tx
    .updateTable('checkouts')
    .set({ state })
    .where('id', '=', checkoutId)
    .where('state', '=', 'open')
    .where((where) =>
      where.or([where('provider_session_id', 'is', null), where('provider_session_id', '=', sessionId)]),
    )
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
