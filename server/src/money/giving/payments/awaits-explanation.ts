import type { PaymentRow } from './payments.queries.ts'

/**
 * Whether a payment we have may still become a gift: it matched nothing when it came, and all of it is still here.
 * One of which something went back, or is contested, stays with staff.
 */
export function awaitsExplanation(
  payment: Pick<PaymentRow, 'state' | 'refunded_cents' | 'dispute_state'>,
): boolean {
  const isWhole = payment.refunded_cents === 0 && (payment.dispute_state ?? 'won') === 'won'
  return payment.state === 'unmatched' && isWhole
}
