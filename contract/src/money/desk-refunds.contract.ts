import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Email } from '../people/email.contract.ts'
import { listFilter } from '../page.contract.ts'
import { approvalGrounds } from './approvals.ts'
import { maxDeskReasonLength, refundOrderKinds, refundOrderStates } from './desk.ts'
import { destinations } from './giving.ts'
import { maxGiftCents } from '../money.ts'

const cents = z.number().int()
const Amount = z.number().int().min(1).max(1_000_000_000)
const ByPayment = z.object({ paymentId: Id })
const ByOrder = z.object({ orderId: Id })
/** Stays in the audit log for good. */
const Reason = z.string().trim().min(1).max(maxDeskReasonLength)
const perStaff = { max: 60, windowSeconds: 600, per: 'account' } as const

const Order = z.object({ id: Id, state: z.enum(refundOrderStates) })
const refundErrors = [
  'identity.proof_needed',
  'giving.payment_not_found',
  'giving.amount_invalid',
  'giving.refund_too_large',
  'desk.payment_disputed',
  'giving.refund_offline',
  'credits.refund_above_wallet',
] as const
const sendErrors = [
  ...refundErrors,
  'giving.refund_failed',
  'giving.review_decided',
  'giving.review_not_needed',
  'giving.review_reason',
  'desk.refund_in_hand',
  'desk.payment_changed',
  'approvals.waits',
] as const
const reviewErrors = [
  'identity.proof_needed',
  'giving.payment_not_found',
  'giving.review_reason',
  'giving.review_not_needed',
  'giving.review_decided',
  'giving.review_only_returned',
  'giving.review_partly_returned',
  'giving.review_amount_differs',
  'desk.refund_in_hand',
] as const

/** Money that goes back, and money that waits for a decision. */
export const deskRefundEndpoints = {
  preview: endpoint({
    name: 'desk.preview-refund',
    method: 'POST',
    path: '/api/admin/payments/:paymentId/refund-preview',
    summary: 'What a refund would do, tried and rolled back. Moves nothing.',
    access: 'admin',
    duty: 'money',
    params: ByPayment,
    body: z.object({ amount_cents: Amount }),
    output: z.object({
      amount_cents: cents,
      left_cents: cents,
      slots_voided: z.number().int(),
      from_reserve_cents: cents,
      on_their_way_cents: cents,
      needs_second: z.boolean(),
      /** Why; null where one person is enough. */
      second_ground: z.enum(approvalGrounds).nullable(),
      second_person_cents: cents,
    }),
    errors: refundErrors,
    rateLimit: perStaff,
  }),
  order: endpoint({
    name: 'desk.order-refund',
    method: 'POST',
    path: '/api/admin/payments/:paymentId/refunds',
    summary:
      'Gives money back, whole or in part; above the limit it waits among the approvals. `left_cents` is what was left when it was decided: if that changed, nothing moves.',
    access: 'admin',
    duty: 'money',
    params: ByPayment,
    body: z.object({
      kind: z.enum(refundOrderKinds),
      amount_cents: Amount,
      left_cents: Amount,
      reason: Reason,
      /** The same key gives the money back once. */
      request_key: z.string().min(8).max(80),
    }),
    output: Order,
    errors: [...sendErrors, 'desk.refund_settled', 'desk.refund_conflict'],
    rateLimit: perStaff,
  }),
  sendAgain: endpoint({
    name: 'desk.send-refund-again',
    method: 'POST',
    path: '/api/admin/refund-orders/:orderId/send',
    summary: 'A refund that the provider did not answer is sent again.',
    access: 'admin',
    duty: 'money',
    params: ByOrder,
    output: Order,
    errors: [...sendErrors, 'desk.refund_not_found', 'desk.refund_settled'],
    rateLimit: perStaff,
  }),
  accept: endpoint({
    name: 'desk.accept-payment',
    method: 'POST',
    path: '/api/admin/payments/:paymentId/accept',
    summary: 'Money that differs from what was asked, or that nobody asked for, is the gift that staff say.',
    access: 'admin',
    duty: 'money',
    params: ByPayment,
    body: z.object({
      destination: z.enum(destinations),
      /** Whose gift it is; nobody is whoever paid. */
      email: Email.nullable(),
      fee_cover_cents: z.number().int().min(0).max(maxGiftCents),
      reason: Reason,
    }),
    output: z.object({ ok: z.literal(true) }),
    errors: [
      ...reviewErrors,
      'giving.amount_invalid',
      'giving.amount_too_small',
      'giving.unknown_destination',
      'giving.donor_not_found',
    ],
    rateLimit: perStaff,
  }),
  candidates: endpoint({
    name: 'desk.list-link-candidates',
    method: 'GET',
    path: '/api/admin/payments/:paymentId/candidates',
    summary: 'Checkouts that a kept payment may have been for: not paid, and of the same amount to the cent.',
    access: 'admin',
    duty: 'money',
    params: ByPayment,
    query: z.object({ q: listFilter(z.string().trim().max(320)) }),
    output: z.object({
      items: z.array(
        z.object({
          id: Id,
          purpose: z.string(),
          destination: z.string(),
          amount_cents: cents,
          fee_cover_cents: cents,
          email: z.string().nullable(),
          display_name: z.string().nullable(),
          state: z.string(),
          created_at: z.string(),
        }),
      ),
    }),
    errors: ['giving.payment_not_found'],
    rateLimit: peoplePages,
  }),
  link: endpoint({
    name: 'desk.link-payment',
    method: 'POST',
    path: '/api/admin/payments/:paymentId/link',
    summary: 'A kept payment belongs to the checkout, or the monthly gift, that staff name.',
    access: 'admin',
    duty: 'money',
    params: ByPayment,
    body: z.object({
      checkout_id: Id.optional(),
      sponsorship_id: Id.optional(),
      reason: Reason,
    }),
    output: z.object({ ok: z.literal(true) }),
    errors: [...reviewErrors, 'giving.checkout_not_found', 'giving.review_no_month'],
    rateLimit: perStaff,
  }),
}
