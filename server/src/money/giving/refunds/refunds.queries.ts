import type { Tx } from '../../../database/database.ts'
import type { RefundState } from './refund-states.ts'

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefundForUpdate>>>

export async function findRefundForUpdate(tx: Tx, providerRefundId: string) {
  const row = await tx
    .selectFrom('refunds')
    .select(['id', 'payment_id', 'provider_refund_id', 'amount_cents', 'booked_cents', 'state', 'dispute_id'])
    .where('provider_refund_id', '=', providerRefundId)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, state: row.state as RefundState }
}

/** Writes down where a refund stands now; answers its id. */
export async function saveRefund(
  tx: Tx,
  refund: {
    paymentId: string
    providerRefundId: string
    amountCents: number
    state: RefundState
    failureReason: string | null
    reason: string | null
    actorId: string | null
    disputeId: string | null
    at: Date
  },
): Promise<string> {
  const { state, failureReason, at } = refund
  const row = await tx
    .insertInto('refunds')
    .values({
      payment_id: refund.paymentId,
      provider_refund_id: refund.providerRefundId,
      amount_cents: refund.amountCents,
      state,
      failure_reason: failureReason,
      reason: refund.reason,
      actor_id: refund.actorId,
      dispute_id: refund.disputeId,
      created_at: at,
      changed_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('refunds__once')
        .doUpdateSet({ state, failure_reason: failureReason, booked_cents: 0, changed_at: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Keeps what a refund took from its gift, and whether the reserve had to pay of it. */
export async function setBooked(
  tx: Tx,
  refund: { refundRowId: string; bookedCents: number; flagged: boolean },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ booked_cents: refund.bookedCents, flagged: refund.flagged })
    .where('id', '=', refund.refundRowId)
    .execute()
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

/** What is promised of a payment by refunds that are still on their way. */
export async function sumOnTheirWay(tx: Tx, paymentId: string): Promise<number> {
  const row = await tx
    .selectFrom('refunds')
    .select((eb) =>
      eb.cast<number>(eb.fn.coalesce(eb.fn.sum('amount_cents'), eb.lit(0)), 'bigint').as('cents'),
    )
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['requires_action', 'pending'])
    .executeTakeFirstOrThrow()
  return row.cents
}

/** Where a gift lay of which the reserve paid the return. */
export type LossPart = 'donor' | 'absorbed' | 'given_away' | 'prospects' | 'smbs' | 'operations' | 'direct'

export async function insertLosses(
  tx: Tx,
  refundRowId: string,
  losses: ReadonlyMap<LossPart, number>,
): Promise<void> {
  const rows = [...losses]
    .filter(([, cents]) => cents > 0)
    .map(([part, cents]) => ({ refund_id: refundRowId, part, amount_cents: cents }))
  if (rows.length > 0) await tx.insertInto('refund_losses').values(rows).execute()
}

/** What the reserve paid for a refund, which comes back now. */
export async function takeLosses(tx: Tx, refundRowId: string): Promise<Map<LossPart, number>> {
  const rows = await tx
    .deleteFrom('refund_losses')
    .where('refund_id', '=', refundRowId)
    .returning(['part', 'amount_cents'])
    .execute()
  return new Map(rows.map(({ part, amount_cents }) => [part as LossPart, amount_cents]))
}

/** The facts by which a refund was booked, the latest first: what was left of its gift, and what the house paid more. */
export function listBookings(tx: Tx, refundRowId: string) {
  return tx
    .selectFrom('ledger_transactions')
    .select(['id', 'kind', 'idempotency_key'])
    .where('refund_id', '=', refundRowId)
    .where('kind', 'in', ['refund_out', 'refund_excess'])
    .orderBy('occurred_at', 'desc')
    .orderBy('idempotency_key', 'desc')
    .execute()
}
