import type { Tx } from '../../../database/database.ts'

/** Writes a refund down, unless it is known; answers its id when it is new. */
export async function insertRefund(
  tx: Tx,
  refund: {
    paymentId: string
    providerRefundId: string
    amountCents: number
    reason: string | null
    actorId: string | null
    at: Date
  },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('refunds')
    .values({
      payment_id: refund.paymentId,
      provider_refund_id: refund.providerRefundId,
      amount_cents: refund.amountCents,
      reason: refund.reason,
      actor_id: refund.actorId,
      created_at: refund.at,
    })
    .onConflict((conflict) => conflict.constraint('refunds__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Marks a refund that the reserve paid, because a classroom already has the money. */
export async function flagRefund(tx: Tx, refundId: string): Promise<void> {
  await tx.updateTable('refunds').set({ flagged: true }).where('id', '=', refundId).execute()
}

/** Names who asked for a refund, also when the provider told of it first. */
export async function setRefundActor(
  tx: Tx,
  refund: { providerRefundId: string; actorId: string; reason: string | null },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ actor_id: refund.actorId, reason: refund.reason })
    .where('provider_refund_id', '=', refund.providerRefundId)
    .where('actor_id', 'is', null)
    .execute()
}

export function findDispute(tx: Tx, providerDisputeId: string) {
  return tx
    .selectFrom('disputes')
    .select(['id', 'state'])
    .where('provider_dispute_id', '=', providerDisputeId)
    .forUpdate()
    .executeTakeFirst()
}

export async function saveDispute(
  tx: Tx,
  dispute: {
    paymentId: string
    providerDisputeId: string
    amountCents: number
    state: 'open' | 'won' | 'lost'
    at: Date
  },
): Promise<void> {
  const closed_at = dispute.state === 'open' ? null : dispute.at
  await tx
    .insertInto('disputes')
    .values({
      payment_id: dispute.paymentId,
      provider_dispute_id: dispute.providerDisputeId,
      amount_cents: dispute.amountCents,
      state: dispute.state,
      opened_at: dispute.at,
      closed_at,
    })
    .onConflict((conflict) =>
      conflict.constraint('disputes__once').doUpdateSet({ state: dispute.state, closed_at }),
    )
    .execute()
}

export async function countOpenDisputes(tx: Tx, paymentId: string): Promise<number> {
  const row = await tx
    .selectFrom('disputes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return row.count
}
