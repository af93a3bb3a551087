import { Id } from '@tower/contract/id.contract.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import {
  requestedColumns,
  requestedColumnsOf,
  type RequestedCheckout,
} from '../checkouts/checkouts.queries.ts'
import { lockingAddress } from '../donors/donors.queries.ts'
import { lockingPayment, type PaymentLock } from '../payments/payments.queries.ts'
import type { PaymentChange } from '../refunds/changes.ts'

export type Outcome = 'applied' | 'repeated' | 'ignored' | 'needs_review' | 'unmatched' | 'waiting'

/** Takes an event, with what is expected to come of it, for this transaction alone; false when it was taken before. A second delivery waits here. */
export async function claimEvent(tx: Tx, event: NewEvent): Promise<boolean> {
  return (await claiming(tx, event).executeTakeFirst()) !== undefined
}

type Told = { providerPaymentId: string; checkoutId: string | null; email: string | null }
type Claimed = RequestedCheckout & { isNew: boolean; lockedEmail: string | null }

/**
 * The same of an event that tells of a payment, in one statement with all that its gift takes hold of first: the payment
 * ({@link lockingPayment}), then its checkout, then, of a payment that is new, the address a guest gives under. Nothing
 * when the event was taken before. What the statement waits for it reads as whoever was before has left it.
 */
export async function claimArrival(
  tx: Tx,
  event: NewEvent,
  { providerPaymentId, checkoutId, email }: Told,
): Promise<PaymentLock | undefined> {
  const id = Id.safeParse(checkoutId)
  const { rows } = await sql<Claimed & { waited: unknown }>`
    with claimed as (${claiming(tx, event)}),
    locked as (${lockingPayment(sql`select ${providerPaymentId} from claimed`)}),
    asked as (
      select ${requestedColumns} from locked join checkouts on checkouts.id = ${id.data ?? null}::uuid
      for update of checkouts
    ),
    giver as (
      select case when asked.user_id is null and asked.erased_at is null and locked."isNew"
        then coalesce(asked.email, ${email?.trim().toLowerCase() || null}::text) end as email
      from locked join asked on true
    )
    select locked."isNew", ${requestedColumnsOf('asked')}, giver.email as "lockedEmail", ${lockingAddress(sql`giver.email`)} as waited
    from locked left join asked on true left join giver on true`.execute(tx)
  const [claimed] = rows
  if (!claimed) return undefined
  const { isNew, lockedEmail, waited: _, ...checkout } = claimed
  return { isNew, held: { checkout: checkout.id === null ? undefined : checkout, lockedEmail } }
}

export type NewEvent = {
  id: string
  kind: string
  outcome: Outcome
  at: Date
  /** The payment it tells of, where it does. */
  providerPaymentId?: string | null
}

function claiming(tx: Tx, { id, kind, outcome, at, providerPaymentId = null }: NewEvent) {
  return tx
    .insertInto('provider_events')
    .values({ id, kind, outcome, received_at: at, provider_payment_id: providerPaymentId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
}

export async function setOutcome(tx: Tx, eventId: string, outcome: Outcome): Promise<void> {
  await tx.updateTable('provider_events').set({ outcome }).where('id', '=', eventId).execute()
}

/** Keeps what came before its payment. */
export async function keepWaiting(
  tx: Tx,
  waiting: { eventId: string; providerPaymentId: string; change: PaymentChange; at: Date },
): Promise<void> {
  await tx
    .insertInto('pending_provider_events')
    .values({
      id: waiting.eventId,
      provider_payment_id: waiting.providerPaymentId,
      payload: JSON.stringify(waiting.change),
      created_at: waiting.at,
    })
    .execute()
}

/** What waits for a payment, in the order it came. */
export function listWaitingForUpdate(tx: Tx, providerPaymentId: string) {
  return tx
    .selectFrom('pending_provider_events')
    .select(['id', 'payload'])
    .where('provider_payment_id', '=', providerPaymentId)
    .where('applied_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function markApplied(
  tx: Tx,
  { eventId, outcome, at }: { eventId: string; outcome: 'applied' | 'repeated' | 'needs_review'; at: Date },
): Promise<void> {
  await tx.updateTable('pending_provider_events').set({ applied_at: at }).where('id', '=', eventId).execute()
  await setOutcome(tx, eventId, outcome)
}
