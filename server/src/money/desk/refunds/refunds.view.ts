import type { RefundOrder as OrderView } from '@tower/contract/money/desk-payments.contract.ts'
import type { RefundOrder } from './refund-orders.queries.ts'

/** A refund that staff asked for. */
export function viewOrder(order: RefundOrder): OrderView {
  return {
    id: order.id,
    kind: order.kind,
    state: order.state,
    amount_cents: order.amount_cents,
    reason: order.reason,
    asked_by: order.asked_by_name,
    asked_by_id: order.asked_by,
    asked_at: order.asked_at.toISOString(),
    decided_by: order.decided_by_name,
    decided_at: order.decided_at?.toISOString() ?? null,
    note: order.note,
  }
}
