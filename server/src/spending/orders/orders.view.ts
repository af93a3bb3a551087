import type { Order, OrderDetails, Shipment } from '@tower/contract/spending/orders.contract.ts'
import { isStaff } from '@tower/contract/access.ts'
import type { Actor } from '../../http/actor.ts'
import type { z } from 'zod'
import { viewAgreementAt, viewApprovalOf } from '../../money/approvals/approval-of-subject.ts'
import { type CsvCell, inDollars } from '../../http/csv.ts'
import type { OrderRow, ShipmentRow } from './order-columns.queries.ts'
import type { OrderWhole } from './read-order.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

/** An order as a row of the lists. */
export function viewOrder(row: OrderRow): Order {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    placed_at: row.placed_at.toISOString(),
    total_cents: row.total_cents,
    returned_cents: row.returned_cents,
    teacher_id: row.teacher_id,
    teacher: { full_name: row.teacher_name, email: row.teacher_email },
    budget_id: row.budget_id,
    fiscal_year: row.fiscal_year,
    order_items: row.items.map(({ id, name, category, qty, amount_cents, returned_cents }) => ({
      id,
      name,
      category,
      qty,
      amount_cents,
      returned_cents,
    })),
    shipments: row.shipments.map(viewShipment),
  }
}

/** A shipment; its tracking number has two names on the wire. */
export function viewShipment({
  id,
  carrier,
  tracking,
  status,
  created_at,
  updated_at,
}: ShipmentRow): Shipment {
  return {
    id,
    carrier,
    tracking,
    tracking_number: tracking,
    status,
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
  }
}

/** One order with all that happened to it. Who of the staff decided is for staff. */
export function viewDetails(
  { order, returns, slots, approval, agreements }: OrderWhole,
  reader: Actor,
): z.input<typeof OrderDetails> {
  const forStaff = <T>(value: T) => (isStaff(reader.role) ? value : null)
  const agreedAt = (at: Date | null) => viewAgreementAt(agreements, at, { forStaff: isStaff(reader.role) })
  return {
    ...viewOrder(order),
    paid_at: iso(order.paid_at),
    paid_by: forStaff(order.paid_by),
    fulfilled_at: iso(order.fulfilled_at),
    fulfilled_by: forStaff(order.fulfilled_by),
    canceled_at: iso(order.canceled_at),
    canceled_by: forStaff(order.canceled_by),
    canceled_by_teacher: order.canceled_by_teacher,
    cancel_reason: order.cancel_reason,
    cancel_reference: forStaff(order.cancel_reference),
    cancel_agreed: agreedAt(order.canceled_at),
    returns: returns.map((back) => ({
      id: back.id,
      order_item_id: back.order_item_id,
      amount_cents: back.amount_cents,
      reason: back.reason,
      reference: forStaff(back.reference),
      returned_at: back.returned_at.toISOString(),
      returned_by: forStaff(back.returned_by),
      agreed: agreedAt(back.returned_at),
    })),
    // What is back already says so itself.
    approval:
      order.status !== 'submitted' && approval?.state === 'approved'
        ? null
        : viewApprovalOf(approval, isStaff(reader.role) ? 'staff' : 'others'),
    slots: slots.map(({ number }) => ({ number })),
  }
}

export const linesHeader = [
  'Order',
  'Placed (UTC)',
  'Status',
  'Teacher',
  'Email',
  'School year',
  'Item',
  'Category',
  'Quantity',
  'Amount each',
  'Line total',
  'Returned',
]

/** An order as lines of a file, one for each of its own; money in dollars. */
export function viewLines(row: OrderRow): CsvCell[][] {
  return row.items.map((item) => [
    row.number,
    row.placed_at.toISOString(),
    row.status,
    row.teacher_name ?? '',
    row.teacher_email,
    row.fiscal_year,
    item.name,
    item.category,
    item.qty,
    inDollars(item.amount_cents),
    inDollars(item.qty * item.amount_cents),
    inDollars(item.returned_cents),
  ])
}
