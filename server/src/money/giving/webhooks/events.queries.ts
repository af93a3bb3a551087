import type { Tx } from '../../../database/database.ts'
import type { PaymentChange } from '../refunds/changes.ts'

export type Outcome = 'applied' | 'repeated' | 'ignored' | 'needs_review' | 'unmatched' | 'waiting'

/** Takes an event, with what is expected to come of it, for this transaction alone; false when it was taken before. A second delivery waits here. */
export async function claimEvent(
  tx: Tx,
  event: { id: string; kind: string; outcome: Outcome; at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('provider_events')
    .values({ id: event.id, kind: event.kind, outcome: event.outcome, received_at: event.at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
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
