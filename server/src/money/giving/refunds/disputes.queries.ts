import type { Tx } from '../../../database/database.ts'
import type { DisputeChange } from './changes.ts'

export type DisputeState = DisputeChange['state']

export async function findDisputeForUpdate(tx: Tx, providerDisputeId: string) {
  const row = await tx
    .selectFrom('disputes')
    .select(['id', 'payment_id', 'state', 'moves', 'is_inquiry', 'review_reason'])
    .where('provider_dispute_id', '=', providerDisputeId)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, state: row.state as DisputeState }
}

/** Writes down where a dispute stands now; answers its id. */
export async function saveDispute(
  tx: Tx,
  dispute: {
    paymentId: string
    change: DisputeChange
    amountCents: number
    state: DisputeState
    reviewReason: string | null
    at: Date
  },
): Promise<string> {
  const { change, at } = dispute
  const standing = {
    amount_cents: dispute.amountCents,
    state: dispute.state,
    provider_status: change.providerStatus,
    is_inquiry: change.isInquiry,
    moves: change.movements.length,
    evidence_due_at: change.evidenceDueAt,
    review_reason: dispute.reviewReason,
    closed_at: dispute.state === 'open' ? null : at,
  }
  const row = await tx
    .insertInto('disputes')
    .values({
      payment_id: dispute.paymentId,
      provider_dispute_id: change.disputeId,
      currency: change.currency,
      opened_at: at,
      ...standing,
    })
    .onConflict((conflict) => conflict.constraint('disputes__once').doUpdateSet(standing))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Keeps with a payment what all its disputes come to: open while one is, else lost if one was. */
export async function updateDisputeState(tx: Tx, paymentId: string): Promise<void> {
  const rows = await tx.selectFrom('disputes').select('state').where('payment_id', '=', paymentId).execute()
  const states = new Set(rows.map(({ state }) => state as DisputeState))
  const state = (['open', 'lost', 'won'] as const).find((one) => states.has(one)) ?? 'won'
  await tx.updateTable('payments').set({ dispute_state: state }).where('id', '=', paymentId).execute()
}
