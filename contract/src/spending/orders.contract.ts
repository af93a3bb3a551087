import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { SecondAgreement, SubjectApproval } from '../money/approvals.contract.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'
import { name, oneLine } from '../name.contract.ts'
import {
  maxCarrierLength,
  maxCategoryLength,
  maxLineCents,
  maxLineNameLength,
  maxLineQuantity,
  maxOrderLines,
  maxOrderReasonLength,
  maxOrderReferenceLength,
  maxTrackingLength,
  orderDecisions,
  orderSorts,
  orderStatuses,
  shipmentStatuses,
  usualShipmentStatus,
} from './orders.ts'

const cents = z.number().int()

export const OrderItem = z.object({
  id: Id,
  name: z.string(),
  category: z.string(),
  qty: z.number().int(),
  /** For one piece. */
  amount_cents: cents,
  /** Of the whole line: what came back of it. */
  returned_cents: cents,
})

export const Shipment = z.object({
  id: Id,
  carrier: z.string(),
  tracking: z.string(),
  /** The same as `tracking`. */
  tracking_number: z.string(),
  status: z.enum(shipmentStatuses),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Shipment = z.infer<typeof Shipment>

/** An order as a row of the lists, with its lines and shipments. */
export const Order = z.object({
  id: Id,
  /** What people call it by. */
  number: z.number().int(),
  status: z.enum(orderStatuses),
  placed_at: z.string(),
  total_cents: cents,
  returned_cents: cents,
  teacher_id: Id,
  teacher: z.object({ full_name: z.string().nullable(), email: z.string() }),
  budget_id: Id,
  fiscal_year: z.number().int(),
  order_items: z.array(OrderItem),
  shipments: z.array(Shipment),
})
export type Order = z.infer<typeof Order>

/** One order with all that happened to it. Who of the staff decided, only staff are told. */
export const OrderDetails = Order.extend({
  paid_at: z.string().nullable(),
  paid_by: z.string().nullable(),
  fulfilled_at: z.string().nullable(),
  fulfilled_by: z.string().nullable(),
  canceled_at: z.string().nullable(),
  canceled_by: z.string().nullable(),
  canceled_by_teacher: z.boolean(),
  cancel_reason: z.string().nullable(),
  /** What the bank or the store calls the money that is back; for staff, and null where nothing was paid. */
  cancel_reference: z.string().nullable(),
  cancel_agreed: SecondAgreement.nullable(),
  returns: z.array(
    z.object({
      id: Id,
      order_item_id: Id.nullable(),
      amount_cents: cents,
      reason: z.string(),
      /** For staff; null of a return from before it was asked for. */
      reference: z.string().nullable(),
      returned_at: z.string(),
      returned_by: z.string().nullable(),
      agreed: SecondAgreement.nullable(),
    }),
  ),
  /** Whether its payment waits for a second person, and what one said. */
  approval: SubjectApproval.nullable(),
  /** The slots whose money it is: their public pages show what was bought. */
  slots: z.array(z.object({ number: z.number().int() })),
})
export type OrderDetails = z.infer<typeof OrderDetails>

const filters = {
  /** The number or id of an order, an amount, a tracking number; for staff also a teacher, for a teacher what was ordered. */
  q: listFilter(z.string().trim().max(320)),
  status: listFilter(z.enum(orderStatuses)),
  /** Staff say whose; a teacher sees their own. */
  teacher_id: listFilter(Id),
  sort: listFilter(z.enum(orderSorts)),
}

const Line = z.object({
  name: name(maxLineNameLength),
  category: oneLine(maxCategoryLength).nullish(),
  qty: z.number().int().min(1).max(maxLineQuantity).default(1),
  amount_cents: cents.max(maxLineCents),
})

const Tracking = oneLine(maxTrackingLength)
const itemAnswer = z.object({ ok: z.literal(true), item: OrderDetails })
const perPerson = { max: 240, windowSeconds: 600, per: 'account' } as const

/** What teachers order, and what staff do about it. */
export const orderEndpoints = {
  list: endpoint({
    name: 'orders.list',
    method: 'GET',
    path: '/.netlify/functions/teacher-orders-list',
    summary: 'The orders of a teacher, or for staff those of all, the newest first.',
    access: 'teacher or staff',
    duty: 'money',
    namesCaller: ['query.teacher_id'],
    query: PageQuery.in.extend(filters).transform(withPage),
    output: countedPageOf(Order),
    errors: [],
    rateLimit: peoplePages,
  }),
  listCsv: endpoint({
    name: 'orders.export',
    method: 'GET',
    path: '/api/orders.csv',
    summary:
      'What the filters show of the orders, the newest first, a line for each line, as a file for spreadsheets.',
    access: 'teacher or staff',
    duty: 'money',
    namesCaller: ['query.teacher_id'],
    query: z.object(filters),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  read: endpoint({
    name: 'orders.read',
    method: 'GET',
    path: '/api/orders/:orderId',
    summary:
      'One order with its lines, shipments, returns and what was decided. A teacher sees their own only.',
    access: 'teacher or staff',
    duty: 'money',
    params: z.object({ orderId: Id }),
    output: OrderDetails,
    errors: ['orders.not_found'],
  }),
  create: endpoint({
    name: 'orders.create',
    method: 'POST',
    path: '/.netlify/functions/teacher-order-create',
    summary:
      'A teacher orders for their classroom. The money is reserved at once. The same `request_key` makes one order.',
    access: 'teacher',
    body: z.object({
      budget_id: Id,
      items: z.array(Line).max(maxOrderLines),
      request_key: z.guid().toLowerCase().optional(),
    }),
    output: itemAnswer,
    errors: [
      'orders.no_lines',
      'orders.sent_before',
      'budgets.not_found',
      'budgets.locked',
      'budgets.not_enough',
    ],
    rateLimit: { max: 60, windowSeconds: 600, per: 'account' },
  }),
  cancel: endpoint({
    name: 'orders.cancel',
    method: 'POST',
    path: '/api/teacher/orders/:orderId/cancel',
    summary: 'A teacher takes an order back before it is paid. What it reserved is free again.',
    access: 'teacher',
    params: z.object({ orderId: Id }),
    output: itemAnswer,
    errors: ['orders.not_found', 'orders.decided', 'orders.on_its_way'],
    rateLimit: perPerson,
  }),
  setStatus: endpoint({
    name: 'orders.set-status',
    method: 'POST',
    path: '/.netlify/functions/teacher-order-status',
    summary:
      'Staff mark an order paid, fulfilled or canceled. Whoever is second reads who was first. Above the limit a payment waits for another person.',
    access: 'admin',
    duty: 'money',
    body: z.object({
      order_id: Id,
      status: z.enum(orderDecisions),
      /** Of a cancellation: the teacher reads it. */
      reason: z.string().trim().max(maxOrderReasonLength).optional(),
      /** Of a cancellation of what was paid: what the bank or the store calls the money that came back. */
      reference: oneLine(maxOrderReferenceLength).optional(),
    }),
    output: itemAnswer,
    errors: [
      'orders.not_found',
      'orders.own',
      'orders.decided',
      'orders.reference_missing',
      'approvals.waits',
      'approvals.unproven',
      'identity.proof_needed',
    ],
    rateLimit: { max: 600, windowSeconds: 600, per: 'account' },
  }),
  upsertShipment: endpoint({
    name: 'orders.upsert-shipment',
    method: 'POST',
    path: '/.netlify/functions/shipments-upsert',
    summary: 'Staff add a shipment to an order, or change one. Without a `shipment_id` it is a further one.',
    access: 'admin',
    duty: 'money',
    body: z
      .object({
        order_id: Id,
        shipment_id: Id.nullish(),
        carrier: oneLine(maxCarrierLength).nullish(),
        tracking: Tracking.nullish(),
        /** The same as `tracking`. */
        tracking_number: Tracking.nullish(),
        status: z.enum(shipmentStatuses).default(usualShipmentStatus),
        /** The `updated_at` of the shipment as it was seen: where it changed since, nothing is written over. */
        seen_updated_at: z.iso.datetime().optional(),
        /** Made by the form: pressed twice, a further shipment is one. */
        request_key: z.guid().toLowerCase().optional(),
      })
      .transform(({ tracking, tracking_number: number, ...rest }) => ({
        ...rest,
        tracking: tracking ?? number ?? null,
      })),
    output: z.object({ ok: z.literal(true), item: Shipment }),
    errors: [
      'orders.not_found',
      'orders.shipment_not_found',
      'orders.shipment_sent_before',
      'orders.shipment_changed',
      'orders.canceled',
    ],
    rateLimit: perPerson,
  }),
  recordReturn: endpoint({
    name: 'orders.return',
    method: 'POST',
    path: '/api/admin/orders/:orderId/returns',
    summary:
      'Goods went back and their money came back: it is the budget’s again. A line or any amount, never more than was paid.',
    access: 'admin',
    duty: 'money',
    params: z.object({ orderId: Id }),
    body: z.object({
      amount_cents: cents.min(1),
      order_item_id: Id.nullish(),
      reason: z.string().trim().min(1).max(maxOrderReasonLength),
      /** What the bank or the store calls the money that came back. */
      reference: oneLine(maxOrderReferenceLength).min(1),
      request_key: z.guid().toLowerCase(),
    }),
    output: itemAnswer,
    errors: [
      'orders.not_found',
      'orders.own',
      'orders.line_not_found',
      'orders.not_paid',
      'orders.return_too_large',
      'orders.return_sent_before',
      'approvals.waits',
      'approvals.unproven',
      'identity.proof_needed',
    ],
    rateLimit: perPerson,
  }),
}
