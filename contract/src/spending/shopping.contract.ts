import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { cardVendors } from './cards.ts'
import { sessionOrderStatuses, sessionStatuses } from './shopping.ts'

const Vendor = z.enum(cardVendors)
const cents = z.number().int()

const SessionOrder = z.object({
  id: z.string(),
  /** Null: nothing is known yet. */
  status: z.enum(sessionOrderStatuses).nullable(),
  order_number: z.string().nullable(),
  subtotal_cents: cents.nullable(),
  total_cents: cents.nullable(),
  order_items: z.array(
    z.object({
      title: z.string(),
      sku: z.string().nullable(),
      qty: z.number().int(),
      price_cents: cents,
    }),
  ),
  shipments: z.array(
    z.object({
      carrier: z.string().nullable(),
      tracking_number: z.string().nullable(),
      /** The same, under the other name it goes by. */
      tracking: z.string().nullable(),
      status: z.string(),
      eta: z.string().nullable(),
      updated_at: z.string(),
    }),
  ),
})

/** A shopping session as its list shows it. */
export const ShoppingSession = z.object({
  id: z.string(),
  status: z.enum(sessionStatuses),
  metadata: z.object({
    vendor: Vendor,
    partner: Vendor,
    amount_cents: cents,
    card_last4: z.string(),
    alias_email: z.string().nullable(),
  }),
  partner: Vendor,
  vendor: Vendor,
  merchant_name: z.string(),
  email_alias: z.string().nullable(),
  alias_email: z.string().nullable(),
  card_last4: z.string(),
  amount_cents: cents,
  /** The amount and the buffer for taxes and shipping: what is set aside of the budget. */
  budget_cents: cents,
  reserved_cents: cents,
  spent_cents: cents,
  started_at: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  /** When it is canceled by itself if nothing was bought. */
  closes_at: z.string(),
})

export type ShoppingSession = z.infer<typeof ShoppingSession>

/** The same with its orders. */
export const ShoppingSessionDetail = ShoppingSession.extend({ orders: z.array(SessionOrder) })

/** Sessions in which teachers shop with a vendor's card, and the events of cards. */
export const shoppingEndpoints = {
  start: endpoint({
    name: 'shopping.start',
    method: 'POST',
    path: '/.netlify/functions/teacher-session-attach',
    summary:
      'Starts a shopping session and sets its amount, with a buffer for taxes and shipping, aside of the budget.',
    access: 'teacher',
    body: z
      .object({
        vendor: Vendor.optional(),
        partner: Vendor.optional(),
        amountUsd: z.union([z.string().max(40), z.number()]).optional(),
        /** Made by the form: sent twice, it starts one session. */
        request_key: Id.optional(),
      })
      .refine(({ vendor, partner }) => vendor ?? partner, { path: ['vendor'] }),
    output: z.object({ session: ShoppingSession }),
    errors: [
      'shopping.amount_required',
      'shopping.amount_invalid',
      'shopping.card_not_verified',
      'approvals.waits',
      'approvals.unproven',
      'budgets.not_found',
      'budgets.locked',
      'budgets.not_enough',
    ],
    rateLimit: { max: 120, windowSeconds: 3600, per: 'account' },
  }),
  list: endpoint({
    name: 'shopping.list',
    method: 'GET',
    path: '/rest/v1/shopping_sessions',
    summary: "A teacher's latest ten shopping sessions, the newest first.",
    access: 'teacher',
    output: z.array(ShoppingSession),
    errors: [],
  }),
  read: endpoint({
    name: 'shopping.read',
    method: 'GET',
    path: '/.netlify/functions/teacher-shop/session',
    summary: 'A shopping session of the teacher with its orders, their items and shipments.',
    access: 'teacher',
    query: z.object({ id: Id }),
    output: z.object({ session: ShoppingSessionDetail }),
    errors: ['shopping.not_found'],
  }),
  cancel: endpoint({
    name: 'shopping.cancel',
    method: 'POST',
    path: '/.netlify/functions/teacher-session-cancel',
    summary: 'Cancels a session in which nothing was bought; what it set aside goes back to the budget.',
    access: 'teacher',
    body: z.object({ id: Id }),
    output: z.object({ session: ShoppingSession }),
    errors: ['shopping.not_found', 'shopping.already_over'],
    rateLimit: { max: 120, windowSeconds: 3600, per: 'account' },
  }),
  webhook: endpoint({
    name: 'shopping.webhook',
    method: 'POST',
    path: '/webhooks/stripe/issuing',
    summary:
      "The card issuer's signed events. A purchase that asks for approval is answered with `approved`; all else only after its effect is committed.",
    access: 'public',
    bodyFormat: 'raw',
    output: z.union([z.object({ approved: z.boolean() }), z.object({ received: z.literal(true) })]),
    errors: ['cards.wrong_signature'],
  }),
}
