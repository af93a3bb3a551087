import { z } from 'zod'
import { oneLine } from '../name.contract.ts'
import { Day } from '../day.contract.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { maxLineLength } from '../text-limits.ts'
import { maxCarrierLength, maxTrackingLength, shipmentStatuses } from './orders.ts'
import { ShoppingSessionDetail } from './shopping.contract.ts'
import {
  longestOrderNumber,
  longestSku,
  mostItemCents,
  mostItemQuantity,
  mostSessionItems,
  mostSessionShipments,
  sessionOrderStatuses,
} from './shopping.ts'

/** A shopping session as staff see it: with whose it is. */
export const DeskSession = ShoppingSessionDetail.extend({
  teacher: z.object({ id: Id, full_name: z.string().nullable(), email: z.string() }),
})
export type DeskSession = z.infer<typeof DeskSession>

/** What is empty is unknown. */
const optional = (longest: number) =>
  oneLine(longest)
    .nullish()
    .transform((text) => text || null)

const Item = z.object({
  title: oneLine(maxLineLength).min(1),
  sku: optional(longestSku),
  qty: z.number().int().min(1).max(mostItemQuantity),
  /** For one piece. */
  price_cents: z.number().int().min(0).max(mostItemCents),
})

const Parcel = z.object({
  carrier: optional(maxCarrierLength),
  tracking_number: optional(maxTrackingLength),
  status: z.enum(shipmentStatuses),
  /** The day it is expected. */
  eta: Day.nullish(),
})

/** An order of a session as staff write it down, whole. */
export const SessionOrderEntry = z.object({
  /** Without it, it is a further order. */
  order_id: Id.nullish(),
  /** `updated_at` of the session as it was looked at; a change since is not lost. */
  seen_updated_at: z.string().max(40),
  status: z.enum(sessionOrderStatuses).nullish(),
  order_number: optional(longestOrderNumber),
  items: z.array(Item).max(mostSessionItems),
  shipments: z.array(Parcel).max(mostSessionShipments),
})
export type SessionOrderEntry = z.infer<typeof SessionOrderEntry>

const BySession = z.object({ sessionId: Id })
const Answer = z.object({ session: DeskSession })

/** Staff write down what a store made of a teacher's shopping session. */
export const sessionDeskEndpoints = {
  read: endpoint({
    name: 'shopping.read-at-desk',
    method: 'GET',
    path: '/api/admin/shopping-sessions/:sessionId',
    summary: "A teacher's shopping session with its orders, their items and shipments, as staff see it.",
    access: 'admin',
    duty: 'money',
    params: BySession,
    output: Answer,
    errors: ['shopping.not_found'],
  }),
  saveOrder: endpoint({
    name: 'shopping.save-order',
    method: 'POST',
    path: '/api/admin/shopping-sessions/:sessionId/orders',
    summary:
      'Keeps an order of a session with its items and shipments, all of it at once. Its subtotal is their sum; its total is what the card paid, and stays.',
    access: 'admin',
    duty: 'money',
    params: BySession,
    body: SessionOrderEntry,
    output: Answer,
    errors: [
      'shopping.not_found',
      'shopping.order_not_found',
      'shopping.changed_meanwhile',
      'shopping.too_many_orders',
    ],
    rateLimit: { max: 600, windowSeconds: 3600, per: 'account' },
  }),
}
