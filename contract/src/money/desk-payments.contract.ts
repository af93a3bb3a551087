import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { day, text } from '../list-filters.ts'
import { listOf } from '../list.contract.ts'
import { SubjectApproval } from './approvals.contract.ts'
import { paymentSorts, paymentStatuses, refundOrderKinds, refundOrderStates } from './desk.ts'

const cents = z.number().int()

/** A payment as a row of the desk's list. */
export const DeskPayment = z.object({
  id: Id,
  provider_payment_id: z.string(),
  status: z.enum(paymentStatuses),
  /** What was paid, the covered fee included. */
  paid_cents: cents,
  refunded_cents: cents,
  currency: z.string(),
  donor_id: Id.nullable(),
  donor_name: z.string().nullable(),
  email: z.string().nullable(),
  destination: z.string().nullable(),
  /** Why it waits for staff. */
  review_reason: z.string().nullable(),
  /** Of a disputed one: until when the bank takes an answer. */
  evidence_due_at: z.string().nullable(),
  settled_at: z.string(),
})
export type DeskPayment = z.infer<typeof DeskPayment>

const Checkout = z.object({
  id: Id,
  purpose: z.string(),
  amount_cents: cents,
  fee_cover_cents: cents,
  email: z.string().nullable(),
  display_name: z.string().nullable(),
  tribute: z.object({ kind: z.string(), name: z.string().nullable() }).nullable(),
  classroom_name: z.string().nullable(),
  state: z.string(),
  created_at: z.string(),
  completed_at: z.string().nullable(),
})

const RefundOrder = z.object({
  id: Id,
  kind: z.enum(refundOrderKinds),
  state: z.enum(refundOrderStates),
  amount_cents: cents,
  reason: z.string(),
  asked_by: z.string(),
  asked_by_id: Id,
  asked_at: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Why it was declined, or what the provider said. */
  note: z.string().nullable(),
})
export type RefundOrder = z.infer<typeof RefundOrder>

/** Everything that is known of one payment. */
export const PaymentStory = DeskPayment.extend({
  amount_cents: cents,
  fee_cover_cents: cents,
  /** What can still go back: refunds on their way are taken off. */
  left_cents: cents,
  on_their_way_cents: cents,
  /** Counted for the shared tower. */
  shared_cents: cents,
  state: z.string(),
  program_key: z.string().nullable(),
  sponsorship_id: Id.nullable(),
  dispute_state: z.string().nullable(),
  donor_kind: z.string().nullable(),
  /** Came by check, transfer, fund or stock: it goes back as it came. */
  is_offline: z.boolean(),
  /** As what it was entered; null for what came through the provider. */
  offline_gift_id: Id.nullable(),
  created_at: z.string(),
  /** Where the payment stands at the provider's own site; null for the sandbox. */
  provider_url: z.string().nullable(),
  /** A refund above this waits for a second person. */
  second_person_cents: cents,
  checkout: Checkout.nullable(),
  events: z.array(
    z.object({ id: z.string(), kind: z.string(), outcome: z.string(), received_at: z.string() }),
  ),
  postings: z.array(
    z.object({
      /** Of the posting; a transaction's stand one after the other. */
      id: z.number().int(),
      transaction_id: Id,
      kind: z.string(),
      at: z.string(),
      account_id: Id,
      account: z.string(),
      amount_cents: cents,
      unit: z.string(),
    }),
  ),
  receipts: z.array(
    z.object({
      number: z.number().int(),
      amount_cents: cents,
      /** Where it went. */
      email: z.string().nullable(),
      issued_at: z.string(),
      voided_at: z.string().nullable(),
      replaces_number: z.number().int().nullable(),
    }),
  ),
  slots: z.array(
    z.object({
      id: Id,
      number: z.number().int(),
      /** How much of it this payment holds: less than the whole of a shared one. */
      cents,
      assigned_at: z.string().nullable(),
      voided_at: z.string().nullable(),
      classroom_name: z.string().nullable(),
    }),
  ),
  mails: z.array(
    z.object({
      id: Id,
      template: z.string(),
      to_email: z.string(),
      created_at: z.string(),
      sent_at: z.string().nullable(),
      given_up_at: z.string().nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      provider_refund_id: z.string(),
      amount_cents: cents,
      state: z.string(),
      reason: z.string().nullable(),
      by: z.string().nullable(),
      failure_reason: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
  disputes: z.array(
    z.object({
      provider_dispute_id: z.string(),
      amount_cents: cents,
      currency: z.string(),
      state: z.string(),
      provider_status: z.string().nullable(),
      is_inquiry: z.boolean(),
      evidence_due_at: z.string().nullable(),
      review_reason: z.string().nullable(),
      opened_at: z.string(),
      closed_at: z.string().nullable(),
      /** Where it is answered at the provider's own site. */
      provider_url: z.string().nullable(),
    }),
  ),
  orders: z.array(RefundOrder),
  /** Of a refund that waits for a second person. */
  approval: SubjectApproval.nullable(),
  decision: z
    .object({ decision: z.string(), reason: z.string(), by: z.string(), decided_at: z.string() })
    .nullable(),
})
export type PaymentStory = z.infer<typeof PaymentStory>

export const paymentList = listOf(DeskPayment, {
  access: 'admin',
  duty: 'money',
  // `q` is a giver's address or name, an amount, a receipt number, or the provider's name of a payment, refund or dispute;
  // `from` and `to` are the first and the last day, whole, of the organization.
  filters: { q: text(320), status: paymentStatuses, from: day, to: day },
  sorts: paymentSorts,
  page: {
    name: 'desk.list-payments',
    path: '/api/admin/payments',
    summary: 'Payments as staff look for them, the newest first or as `sort` says; counted up to a bound.',
  },
  file: {
    name: 'desk.list-payments-csv',
    path: '/api/admin/payments.csv',
    summary: 'What the filters show of the payments, the newest first, as a file for spreadsheets.',
  },
})

/** Staff find any payment and see its whole story. */
export const deskPaymentEndpoints = {
  list: paymentList.page,
  listCsv: paymentList.file,
  story: endpoint({
    name: 'desk.read-payment',
    method: 'GET',
    path: '/api/admin/payments/:paymentId',
    summary: 'One payment with its checkout, events, postings, receipts, slots, mails, refunds and disputes.',
    access: 'admin',
    duty: 'money',
    params: z.object({ paymentId: Id }),
    output: PaymentStory,
    errors: ['giving.payment_not_found'],
  }),
  evidence: endpoint({
    name: 'desk.read-dispute-evidence',
    method: 'GET',
    path: '/api/admin/payments/:paymentId/evidence.pdf',
    summary:
      'What a bank asks for about a disputed payment as one tagged PDF, in English: the gift, the donor’s other gifts, what happened and when, and the receipt.',
    access: 'admin',
    duty: 'money',
    params: z.object({ paymentId: Id }),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'application/pdf',
    errors: ['giving.payment_not_found', 'giving.no_dispute'],
    rateLimit: { max: 60, windowSeconds: 600, per: 'account' },
  }),
  waiting: endpoint({
    name: 'desk.count-waiting',
    method: 'GET',
    path: '/api/admin/payments-waiting',
    summary: 'How much waits for staff: payments to decide about, open disputes.',
    access: 'admin',
    duty: 'money',
    output: z.object({
      review: z.number().int(),
      disputed: z.number().int(),
      /** The earliest instant until which a bank takes an answer. */
      evidence_due_at: z.string().nullable(),
    }),
    errors: [],
  }),
}
