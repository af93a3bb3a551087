import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { lockingPayment, type PaymentLock } from '../payments/payments.queries.ts'
import type { PaymentChange } from '../refunds/changes.ts'

export type Outcome = 'applied' | 'repeated' | 'ignored' | 'needs_review' | 'unmatched' | 'waiting'

/** Takes an event, with what is expected to come of it, for this transaction alone; false when it was taken before. A second delivery waits here. */
export async function claimEvent(tx: Tx, event: NewEvent): Promise<boolean> {
  return (await claiming(tx, event).executeTakeFirst()) !== undefined
}

/**
 * The same of an event that tells of a payment, with the payment's lock ({@link lockingPayment}) in one statement;
 * nothing when the event was taken before.
 */
export async function claimArrival(
  tx: Tx,
  event: NewEvent,
  providerPaymentId: string,
): Promise<PaymentLock | undefined> {
  const { rows } = await sql<PaymentLock>`
    with claimed as (${claiming(tx, event)})
    ${lockingPayment(sql`select ${providerPaymentId} from claimed`)}`.execute(tx)
  return rows[0]
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
