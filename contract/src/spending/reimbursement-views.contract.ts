import { z } from 'zod'
import { SecondAgreement, SubjectApproval } from '../money/approvals.contract.ts'
import { receiptStatuses, reimbursementEvents, reimbursementStatuses } from './reimbursements.ts'

const cents = z.number().int()
const moment = z.string().nullable()

const RequestItem = z.object({
  id: z.string(),
  description: z.string(),
  amount_cents: cents,
  /** Where the receipt can be seen: for ten minutes, or elsewhere as the teacher wrote it. */
  receipt_url: z.string().nullable(),
  receipt: z
    .object({
      id: z.string(),
      file_name: z.string().nullable(),
      byte_size: z.number().int(),
      /** Of a picture only. */
      thumbnail_url: z.string().nullable(),
    })
    .nullable(),
  /** Whether it can't be approved before its receipt is uploaded. */
  needs_receipt: z.boolean(),
})
export type RequestItem = z.infer<typeof RequestItem>

/** A teacher's request to be paid back. */
export const ReimbursementRequest = z.object({
  id: z.string(),
  number: z.number().int(),
  teacher_id: z.string(),
  /** Null where the account is gone. */
  teacher: z.object({ full_name: z.string().nullable(), email: z.string(), school: z.string().nullable() }),
  status: z.enum(reimbursementStatuses),
  /** What the first line says. */
  title: z.string(),
  memo: z.string(),
  total_cents: cents,
  budget_id: z.string(),
  fiscal_year: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
  submitted_at: moment,
  decided_at: moment,
  /** Who decided last, and why: also of a draft that came back for changes. */
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
  paid_at: moment,
  /** Rises with each change: what was decided on another one is void. */
  revision: z.number().int(),
  /** For staff: a receipt of it, or an amount of that day, stands in another request too. */
  is_suspect: z.boolean(),
  purchase_request_items: z.array(RequestItem),
})
export type ReimbursementRequest = z.infer<typeof ReimbursementRequest>

const Duplicate = z.object({
  item_id: z.string(),
  because: z.enum(['same_file', 'same_amount_and_date']),
  request_id: z.string(),
  number: z.number().int(),
  status: z.enum(reimbursementStatuses),
  teacher: z.string(),
})

/** A request with what happened to it, and what staff look at beside it. */
export const ReimbursementStory = ReimbursementRequest.extend({
  events: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(reimbursementEvents),
      at: z.string(),
      /** Null where the account is gone. */
      by: z.string().nullable(),
      reason: z.string().nullable(),
      /** What the bank calls a payment that it sent back. */
      reference: z.string().nullable(),
      /** Who agreed that it came back. */
      agreed: SecondAgreement.nullable(),
      total_cents: cents,
    }),
  ),
  budget: z.object({
    allocated_cents: cents,
    reserved_cents: cents,
    spent_cents: cents,
    remaining_cents: cents,
    locked: z.boolean(),
  }),
  payout: z
    .object({ reference: z.string(), payment_file_id: z.string().nullable(), by: z.string().nullable() })
    .nullable(),
  /** Whether its payment, or that the bank sent it back, waits for a second person, and what one said. */
  approval: SubjectApproval.nullable(),
  /** For staff only. */
  classroom: z.string().nullable(),
  duplicates: z.array(Duplicate),
  /** How many submitted requests are older, and how many there are; null of one that does not wait. */
  queue: z.object({ older: z.number().int(), waiting: z.number().int() }).nullable(),
})
export type ReimbursementStory = z.infer<typeof ReimbursementStory>

/** An uploaded receipt. Its status follows the request that shows it. */
export const PurchaseReceipt = z.object({
  id: z.string(),
  teacher_id: z.string(),
  status: z.enum(receiptStatuses),
  caption: z.string().nullable(),
  created_at: z.string(),
  file_name: z.string().nullable(),
  byte_size: z.number().int(),
  receipt_url: z.string(),
  thumbnail_url: z.string().nullable(),
  /** The request that shows it. */
  request_id: z.string().nullable(),
})
export type PurchaseReceipt = z.infer<typeof PurchaseReceipt>
