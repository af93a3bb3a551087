import type { SandboxContext } from './context.ts'
import type { WireCharge, WireIntent, WireRefund } from './objects.ts'
import { createCharge, createIntent } from './payment-moves.ts'
import type { Change } from './state.ts'

/** A payment that was over before the sandbox began. */
export interface KnownPayment {
  paymentId: string
  amountCents: number
  email: string | null
  /** ISO 8601, in UTC. */
  chargedAt: string
  refunds: { refundId: string; amountCents: number }[]
}

/** What the sandbox holds of payments from before it: they can be read and refunded. No event, and no money moves. */
export function rememberPayments(context: SandboxContext, payments: readonly KnownPayment[]): Change {
  const unknown = payments.filter(({ paymentId }) => !context.tables.intents.has(paymentId))
  const remembered = unknown.map((payment) => remember(context, payment))
  return {
    intents: remembered.map(({ intent }) => intent),
    charges: remembered.map(({ charge }) => charge),
    refunds: remembered.flatMap(({ refunds }) => refunds),
  }
}

function remember(
  context: SandboxContext,
  { paymentId, amountCents, email, chargedAt, refunds }: KnownPayment,
): { intent: WireIntent; charge: WireCharge; refunds: WireRefund[] } {
  const created = Math.floor(Date.parse(chargedAt) / 1000)
  const asked = { amountCents, customer: null, description: null, metadata: {}, savesCard: false }
  const begun = { ...createIntent(context, asked), id: paymentId, created }
  const refunded = refunds.reduce((sum, refund) => sum + refund.amountCents, 0)
  const charge: WireCharge = {
    ...createCharge(context, begun, { email, name: null }),
    id: `ch_${paymentId}`,
    amount_refunded: refunded,
    created,
    refunded: refunded === amountCents,
  }
  const intent: WireIntent = {
    ...begun,
    amount_received: amountCents,
    latest_charge: charge.id,
    status: 'succeeded',
  }
  return { intent, charge, refunds: refunds.map((refund) => wireRefund(refund, charge)) }
}

function wireRefund(
  { refundId, amountCents }: KnownPayment['refunds'][number],
  charge: WireCharge,
): WireRefund {
  return {
    id: refundId,
    object: 'refund',
    amount: amountCents,
    charge: charge.id,
    created: charge.created,
    currency: charge.currency,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: null,
    status: 'succeeded',
  }
}
