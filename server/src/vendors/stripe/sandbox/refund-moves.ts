import { moveBalance } from './balance-moves.ts'
import { createEvent, type SandboxContext } from './context.ts'
import { invalidRequest, resourceMissing } from './faults.ts'
import type { WireCharge, WireRefund } from './objects.ts'
import type { Change } from './state.ts'

export type RefundStatus = WireRefund['status']

/** The money leaves our balance and counts on the charge at once, whatever becomes of the refund. */
export function beginRefund(
  context: SandboxContext,
  refund: WireRefund,
  charge: WireCharge,
): { refund: WireRefund; change: Change } {
  const refunded = withRefunded(charge, charge.amount_refunded + refund.amount)
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded }
  const moved = moveBalance(context, {
    category: 'refund',
    amountCents: -refund.amount,
    source: refund.id,
    currency: refund.currency,
  })
  const events = [
    createEvent(context, 'refund.created', refund),
    createEvent(context, 'charge.refunded', refunded, before),
  ]
  const change = { refunds: [refund], charges: [refunded], balanceTransactions: [moved], events }
  return { refund, change }
}

/** The bank, or Stripe, says what became of a refund. What did not arrive is ours again, a new one may be tried. */
export function moveRefund(
  context: SandboxContext,
  refundId: string,
  { status, reason = 'unknown' }: { status: RefundStatus; reason?: string | undefined },
): Change {
  const refund = context.tables.refunds.get(refundId)
  if (refund === undefined) throw resourceMissing('refund', refundId)
  if (refund.status === 'failed' || refund.status === 'canceled') {
    throw invalidRequest(`Refund ${refundId} is already ${refund.status}.`)
  }
  if (status !== 'failed' && status !== 'canceled') return told(context, { ...refund, status })
  const moved = moveBalance(context, {
    category: 'refund_failure',
    amountCents: refund.amount,
    source: refund.id,
    currency: refund.currency,
  })
  const ended: WireRefund = {
    ...refund,
    status,
    failure_balance_transaction: moved.id,
    ...(status === 'failed' && { failure_reason: reason }),
  }
  const charge = context.tables.charges.get(refund.charge)
  const charges = charge ? [withRefunded(charge, charge.amount_refunded - refund.amount)] : []
  return { ...told(context, ended), charges, balanceTransactions: [moved] }
}

// Stripe tells each change twice, under an old name and a new one, and a failure by a third.
function told(context: SandboxContext, refund: WireRefund): Change {
  const types = ['refund.updated', 'charge.refund.updated', refund.status === 'failed' ? 'refund.failed' : '']
  const events = types.filter(Boolean).map((type) => createEvent(context, type, refund))
  return { refunds: [refund], events }
}

function withRefunded(charge: WireCharge, amount_refunded: number): WireCharge {
  return { ...charge, amount_refunded, refunded: amount_refunded === charge.amount }
}
