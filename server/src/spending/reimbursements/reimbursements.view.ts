import type {
  PurchaseReceipt,
  ReimbursementRequest,
  ReimbursementStory,
  RequestItem,
} from '@tower/contract/spending/reimbursement-views.contract.ts'
import type { PaymentFile } from '@tower/contract/spending/reimbursement-desk.contract.ts'
import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import type { z } from 'zod'
import { type Agreement, viewAgreementAt, viewApprovalOf } from '../../money/approvals/approval-of-subject.ts'
import { type CsvCell, inDollars } from '../../http/csv.ts'
import { signedAddress } from '../../oversight/files/file-address.ts'
import type { Services } from '../../services.ts'
import type { PayeeRow, PaymentFileRow } from './desk/payments.queries.ts'
import type { ReceiptRow } from './receipts/receipts.queries.ts'
import type { RequestStory, ShownRequest } from './requests/read-request.ts'
import type { DuplicateRow, EventRow, ItemRow } from './requests/request-story.queries.ts'

type Signing = Pick<Services, 'config' | 'clock'>
const momentOf = (at: Date | null) => at?.toISOString() ?? null

/** A request as it leaves for its teacher or for staff. Teachers don't read which of the staff decided. */
export function viewRequest(
  services: Signing,
  { row, items, isSuspect, forStaff }: ShownRequest,
): ReimbursementRequest {
  return {
    id: row.id,
    number: row.number,
    teacher_id: row.teacher_id,
    teacher: { full_name: row.teacher_name, email: row.teacher_email, school: row.school },
    status: row.status,
    title: row.title || nameReimbursement(row.number),
    memo: row.memo,
    total_cents: row.total_cents,
    budget_id: row.budget_id,
    fiscal_year: row.fiscal_year,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    submitted_at: momentOf(row.submitted_at),
    decided_at: momentOf(row.decided_at),
    decided_by: forStaff ? row.decided_by : null,
    reason: row.reason,
    paid_at: momentOf(row.paid_at),
    revision: row.revision,
    is_suspect: isSuspect,
    purchase_request_items: items.map((item) => viewItem(services, item)),
  }
}

function viewItem(services: Signing, item: ItemRow): RequestItem {
  const { file_id: fileId, receipt_id: receiptId } = item
  const receipt =
    fileId === null || receiptId === null
      ? null
      : {
          id: receiptId,
          file_name: item.file_name,
          byte_size: item.byte_size ?? 0,
          thumbnail_url: item.has_thumbnail ? signedAddress(services, fileId, 'thumbnail') : null,
        }
  return {
    id: item.id,
    description: item.description,
    amount_cents: item.amount_cents,
    receipt_url: fileId === null ? item.receipt_link : signedAddress(services, fileId, 'whole'),
    receipt,
    needs_receipt: receiptId === null && item.amount_cents > services.config.RECEIPT_ABOVE_CENTS,
  }
}

/** Everything of a request that this side of the desk may read. */
export function viewStory(services: Signing, story: RequestStory): z.input<typeof ReimbursementStory> {
  const { row, events, payout, budget, forStaff, approval, agreements } = story
  return {
    ...viewRequest(services, story),
    events: events.map((event) => viewEvent(event, { forStaff, teacherId: row.teacher_id, agreements })),
    budget: {
      allocated_cents: budget.allocated_cents,
      reserved_cents: budget.reserved_cents,
      spent_cents: budget.allocated_cents - budget.reserved_cents - budget.remaining_cents,
      remaining_cents: budget.remaining_cents,
      locked: budget.is_locked,
    },
    payout: payout
      ? {
          reference: payout.reference,
          payment_file_id: forStaff ? payout.payment_file_id : null,
          by: forStaff ? payout.by : null,
        }
      : null,
    approval: isSettled(story) ? null : viewApprovalOf(approval, forStaff ? 'staff' : 'others'),
    classroom: story.classroom,
    duplicates: story.duplicates.map(viewDuplicate),
    queue: story.queue,
  }
}

/** What was approved before the request was decided anew says nothing of what it is now. */
function isSettled({ row, approval }: RequestStory): boolean {
  if (row.status === 'draft' || row.status === 'rejected') return true
  return approval?.state === 'approved' && row.decided_at !== null && approval.asked_at < row.decided_at
}

type EventReader = { forStaff: boolean; teacherId: string; agreements: readonly Agreement[] }

function viewEvent(event: EventRow, { forStaff, teacherId, agreements }: EventReader) {
  const isShown = forStaff || event.actor_id === teacherId
  return {
    id: String(event.id),
    kind: event.kind,
    at: event.at.toISOString(),
    by: isShown ? event.by : null,
    reason: event.reason,
    reference: event.reference,
    agreed: event.kind === 'bounced' ? viewAgreementAt(agreements, event.at, { forStaff }) : null,
    total_cents: event.total_cents,
  }
}

function viewDuplicate(row: DuplicateRow) {
  return {
    item_id: row.item_id,
    because: row.because,
    request_id: row.other_id,
    number: row.number,
    status: row.status,
    teacher: row.teacher,
  }
}

/** An uploaded receipt as its teacher reads it. */
export function viewReceipt(services: Signing, row: ReceiptRow): PurchaseReceipt {
  return {
    id: row.id,
    teacher_id: row.teacher_id,
    status: row.status,
    caption: row.caption,
    created_at: row.created_at.toISOString(),
    file_name: row.file_name,
    byte_size: row.byte_size,
    receipt_url: signedAddress(services, row.file_id, 'whole'),
    thumbnail_url: row.has_thumbnail ? signedAddress(services, row.file_id, 'thumbnail') : null,
    request_id: row.request_id,
  }
}

export function viewPaymentFile(row: PaymentFileRow): PaymentFile {
  return {
    id: row.id,
    number: row.number,
    made_at: row.made_at.toISOString(),
    made_by: row.made_by,
    count: row.count,
    total_cents: row.total_cents,
    returned: row.returned,
  }
}

export const requestsHeader = [
  'request',
  'teacher',
  'email',
  'school',
  'status',
  'lines',
  'first_line',
  'total_usd',
  'school_year',
  'submitted_at_utc',
  'decided_at_utc',
  'paid_at_utc',
  'memo',
]

/** A request as a row of the file that staff take along, below `requestsHeader`. */
export function viewRequestLine({ row, items }: ShownRequest): readonly CsvCell[] {
  return [
    nameReimbursement(row.number),
    row.teacher_name,
    row.teacher_email,
    row.school,
    row.status,
    items.length,
    row.title,
    inDollars(row.total_cents),
    row.fiscal_year,
    momentOf(row.submitted_at),
    momentOf(row.decided_at),
    momentOf(row.paid_at),
    row.memo,
  ]
}

/** What the bank reads. Where a teacher's account lies stands with the bank, never here. */
export const payeesHeader = ['teacher', 'amount_usd', 'reference']

/** Whom the bank pays back, as a row of the payment file. */
export function viewPayeeLine(payee: PayeeRow): readonly CsvCell[] {
  return [payee.teacher, inDollars(payee.amount_cents), payee.reference]
}
