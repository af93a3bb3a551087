import { z } from 'zod'
import { oneLine } from '../name.contract.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { ReimbursementRequest } from './reimbursement-views.contract.ts'
import {
  maxReasonLength,
  maxReferenceLength,
  mostInPaymentFile,
  reimbursementDecisions,
} from './reimbursements.ts'

const perStaff = { max: 600, windowSeconds: 600, per: 'account' } as const
/** What staff looked at: where it changed meanwhile nothing is decided. Without it the last word counts. */
const Revision = z.number().int().min(1).optional()
const Decided = z.object({ ok: z.literal(true), item: ReimbursementRequest })

const PaymentFile = z.object({
  id: z.string(),
  number: z.number().int(),
  made_at: z.string(),
  made_by: z.string().nullable(),
  count: z.number().int(),
  total_cents: z.number().int(),
  /** How many of its payments the bank sent back; they stand in the file no more. */
  returned: z.number().int(),
})
export type PaymentFile = z.infer<typeof PaymentFile>

/** A payment that the bank sent back: who said so, and who saw it, too. */
const Bounce = z.object({
  id: z.string(),
  request_id: z.string(),
  number: z.number().int(),
  teacher: z.string(),
  amount_cents: z.number().int(),
  paid_by: z.string(),
  paid_at: Instant,
  returned_by: z.string(),
  returned_at: Instant,
  /** What the bank calls it; null of one from before it was asked for. */
  bank_reference: z.string().nullable(),
  approved_by: z.string().nullable(),
})
export type Bounce = z.infer<typeof Bounce>

/** Staff decide on requests to be paid back, and pay. */
export const reimbursementDeskEndpoints = {
  decide: endpoint({
    name: 'reimbursements.decide',
    method: 'POST',
    path: '/.netlify/functions/reimb-decision',
    summary:
      'Approves, rejects or marks as paid. Approving what is approved changes nothing; what is paid or rejected stays so.',
    access: 'admin',
    duty: 'money',
    body: z.object({
      request_id: Id,
      status: z.enum(reimbursementDecisions),
      /** The teacher reads it. */
      reason: z.string().trim().max(maxReasonLength).nullish(),
      /** Of a payout: what the bank calls it. */
      reference: oneLine(maxReferenceLength).nullish(),
      revision: Revision,
    }),
    output: Decided,
    errors: [
      'identity.proof_needed',
      'reimbursements.not_found',
      'reimbursements.changed',
      'reimbursements.decided',
      'reimbursements.own',
      'approvals.waits',
      'approvals.unproven',
      'reimbursements.only_links',
      'reimbursements.receipt_missing',
      'reimbursements.bounce_yours',
    ],
    rateLimit: perStaff,
  }),
  return: endpoint({
    name: 'reimbursements.return',
    method: 'POST',
    path: '/api/admin/reimbursements/:requestId/return',
    summary: 'Gives a request back to its teacher, who changes it as the reason says and submits it again.',
    access: 'admin',
    duty: 'money',
    params: z.object({ requestId: Id }),
    body: z.object({ reason: z.string().trim().min(1).max(maxReasonLength), revision: Revision }),
    output: z.object({ ok: z.literal(true) }),
    errors: [
      'reimbursements.not_found',
      'reimbursements.changed',
      'reimbursements.decided',
      'reimbursements.own',
    ],
    rateLimit: perStaff,
  }),
  bounce: endpoint({
    name: 'reimbursements.bounce',
    method: 'POST',
    path: '/api/admin/reimbursements/:requestId/bounce',
    summary:
      'Writes down that the bank sent the payment back, with its reference. Once a second person saw it, the request is approved again and its money set aside, to be paid anew by somebody else.',
    access: 'admin',
    duty: 'money',
    params: z.object({ requestId: Id }),
    body: z.object({
      reason: z.string().trim().min(1).max(maxReasonLength),
      /** What the bank calls the payment that came back. */
      reference: oneLine(maxReferenceLength).min(1),
      revision: Revision,
    }),
    output: Decided,
    errors: [
      'identity.proof_needed',
      'approvals.waits',
      'approvals.unproven',
      'reimbursements.not_found',
      'reimbursements.changed',
      'reimbursements.decided',
      'reimbursements.not_paid',
      'reimbursements.own',
    ],
    rateLimit: perStaff,
  }),
  bounces: endpoint({
    name: 'reimbursements.bounces',
    method: 'GET',
    path: '/api/admin/reimbursement-bounces/:month',
    summary:
      'The payments that the bank sent back in a month of the organization, with its references and both who saw them.',
    access: 'admin',
    duty: 'money',
    params: z.object({ month: z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/) }),
    output: z.object({ items: z.array(Bounce) }),
    errors: [],
    rateLimit: { max: 120, windowSeconds: 600, per: 'account' },
  }),
  makePaymentFile: endpoint({
    name: 'reimbursements.make-payment-file',
    method: 'POST',
    path: '/api/admin/reimbursement-payments',
    summary:
      'Marks approved requests as paid and puts them into one file for the bank. Names those that did not go in.',
    access: 'admin',
    duty: 'money',
    body: z.object({
      request_ids: z.array(Id).min(1).max(mostInPaymentFile),
      /** The same key makes one file. */
      request_key: Id,
    }),
    output: z.object({
      file: PaymentFile.nullable(),
      paid: z.array(z.string()),
      refused: z.array(
        z.object({ request_id: z.string(), number: z.number().int().nullable(), reason: z.string() }),
      ),
    }),
    errors: ['identity.proof_needed'],
    rateLimit: perStaff,
  }),
  paymentFiles: endpoint({
    name: 'reimbursements.payment-files',
    method: 'GET',
    path: '/api/admin/reimbursement-payments',
    summary: 'The latest payment files.',
    access: 'admin',
    duty: 'money',
    output: z.object({ items: z.array(PaymentFile) }),
    errors: [],
  }),
  paymentFileCsv: endpoint({
    name: 'reimbursements.payment-file-csv',
    method: 'GET',
    path: '/api/admin/reimbursement-payments/:paymentFileId/payments.csv',
    summary: 'A payment file: teacher, amount, reference. However often it is read, it pays once.',
    access: 'admin',
    duty: 'money',
    params: z.object({ paymentFileId: Id }),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: ['reimbursements.payment_file_not_found'],
    rateLimit: perStaff,
  }),
}
