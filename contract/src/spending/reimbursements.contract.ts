import { z } from 'zod'
import { oneLine } from '../name.contract.ts'
import { peoplePages } from '../people-pages.ts'
import { Day } from '../day.contract.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { UploadedFile } from '../oversight/files.contract.ts'
import { countedPageOf, listFilter, pageOf, PageQuery, withPage } from '../page.contract.ts'
import { PurchaseReceipt, ReimbursementRequest, ReimbursementStory } from './reimbursement-views.contract.ts'
import {
  maxCaptionLength,
  maxLineCents,
  maxLineLength,
  maxMemoLength,
  maxReimbursementLines,
  purchaseReceipt,
  reimbursementSorts,
  reimbursementStatuses,
} from './reimbursements.ts'

const hour = 3600

const Item = z.object({
  description: oneLine(maxLineLength).default(''),
  amount_cents: z.number().int().min(-maxLineCents).max(maxLineCents).default(0),
  receipt_url: z.string().trim().max(1_000).nullish(),
})

const AskedDay = listFilter(Day)
const filters = {
  /** A teacher's name or address, `RB-12`, an amount, or words of the memo and the lines. */
  q: listFilter(z.string().trim().max(200)),
  status: listFilter(z.enum(['all', ...reimbursementStatuses])),
  /** Staff say whose; teachers see their own. */
  teacher_id: listFilter(Id),
  fiscal_year: listFilter(z.coerce.number().int().min(2000).max(2200)),
  /** Submitted from and to these days, whole, of the organization. */
  from: AskedDay,
  to: AskedDay,
  /** Whole dollars: only what comes to this much, or more. */
  least: listFilter(z.coerce.number().int().min(0).max(1_000_000)),
}

const ByRequest = z.object({ requestId: Id })
const Changed = z.object({ ok: z.literal(true), item: ReimbursementRequest })

/** Teachers ask to be paid back. The lists are those of staff too. */
export const reimbursementEndpoints = {
  list: endpoint({
    name: 'reimbursements.list',
    method: 'GET',
    path: '/.netlify/functions/reimb-list',
    summary:
      'Requests to be paid back: a teacher’s own, drafts among them; for staff everybody’s that were submitted.',
    access: 'teacher or staff',
    duty: 'money',
    namesCaller: ['query.teacher_id'],
    query: PageQuery.in
      .extend({ ...filters, sort: listFilter(z.enum(reimbursementSorts)) })
      .transform(withPage),
    output: countedPageOf(ReimbursementRequest),
    errors: [],
    rateLimit: peoplePages,
  }),
  listCsv: endpoint({
    name: 'reimbursements.list-csv',
    method: 'GET',
    path: '/api/reimbursements.csv',
    summary: 'What the filters show of the requests, the newest first, as a file for spreadsheets.',
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
  counts: endpoint({
    name: 'reimbursements.counts',
    method: 'GET',
    path: '/api/reimbursements/counts',
    summary:
      'How many requests there are of each status: a teacher’s own, or what waits for staff. And from how much on a line needs its receipt.',
    access: 'teacher or staff',
    duty: 'money',
    output: z.object({
      /** Null where nobody waits for the number: staff count only what they work on. */
      draft: z.number().int().nullable(),
      submitted: z.number().int(),
      approved: z.number().int(),
      paid: z.number().int().nullable(),
      rejected: z.number().int().nullable(),
      /** A line above this needs its receipt before staff approve it; 0 is every line. */
      receipt_above_cents: z.number().int(),
    }),
    errors: [],
  }),
  read: endpoint({
    name: 'reimbursements.read',
    method: 'GET',
    path: '/api/reimbursements/:requestId',
    summary: 'One request with its receipts and everything that happened to it.',
    access: 'teacher or staff',
    duty: 'money',
    params: ByRequest,
    output: ReimbursementStory,
    errors: ['reimbursements.not_found'],
  }),
  submit: endpoint({
    name: 'reimbursements.submit',
    method: 'POST',
    path: '/.netlify/functions/reimb-submit',
    summary:
      'Submits a request, or with `draft` keeps it. `request_id` changes one that stands; the same `request_key` makes one. A change of what was approved drops the approval.',
    access: 'teacher',
    body: z.object({
      budget_id: Id,
      memo: z.string().trim().max(maxMemoLength).nullish(),
      items: z.array(Item).max(maxReimbursementLines),
      draft: z.boolean().optional(),
      request_key: Id.optional(),
      request_id: Id.optional(),
      /** What the change was made on. */
      revision: z.number().int().min(1).optional(),
    }),
    output: Changed,
    errors: [
      'budgets.not_found',
      'budgets.locked',
      'budgets.not_enough',
      'reimbursements.not_found',
      'reimbursements.no_lines',
      'reimbursements.receipt_not_found',
      'reimbursements.receipt_used',
      'reimbursements.changed',
      'reimbursements.decided',
    ],
    rateLimit: { max: 600, windowSeconds: hour, per: 'account' },
  }),
  withdraw: endpoint({
    name: 'reimbursements.withdraw',
    method: 'POST',
    path: '/api/reimbursements/:requestId/withdraw',
    summary: 'Makes a submitted or approved request a draft again; its money is free at once.',
    access: 'teacher',
    params: ByRequest,
    output: Changed,
    errors: ['reimbursements.not_found', 'reimbursements.decided'],
    rateLimit: { max: 120, windowSeconds: hour, per: 'account' },
  }),
  remove: endpoint({
    name: 'reimbursements.remove',
    method: 'DELETE',
    path: '/api/reimbursements/:requestId',
    summary: 'Deletes a draft with its receipts.',
    access: 'teacher',
    params: ByRequest,
    output: z.object({ ok: z.literal(true) }),
    errors: ['reimbursements.not_found', 'reimbursements.decided'],
  }),
  uploadReceipt: endpoint({
    name: 'reimbursements.upload-receipt',
    method: 'POST',
    path: '/api/receipts-upload',
    summary: 'Takes a receipt in. A line of a request shows it by its `receipt_url`.',
    access: 'teacher',
    namesCaller: ['header.x-pt-teacher-id'],
    upload: purchaseReceipt,
    body: z.object({
      caption: oneLine(maxCaptionLength).optional(),
      /** What the file is called where it came from; shown beside it, never used as a name. */
      file_name: z.string().trim().max(200).optional(),
    }),
    output: UploadedFile.extend({ receipt_url: z.string(), item: PurchaseReceipt }),
    errors: ['reimbursements.too_many_receipts'],
    rateLimit: { max: 120, windowSeconds: hour, per: 'account' },
  }),
  receipts: endpoint({
    name: 'reimbursements.receipts',
    method: 'GET',
    path: '/api/reimbursements',
    summary: 'A teacher’s uploaded receipts, the newest first; `unused` ones stand in no request.',
    access: 'teacher',
    query: PageQuery.in.extend({ unused: listFilter(z.enum(['true'])) }).transform(withPage),
    output: pageOf(PurchaseReceipt),
    errors: [],
  }),
  listRows: endpoint({
    name: 'reimbursements.list-rows',
    method: 'GET',
    path: '/rest/v1/reimbursements',
    summary: "A teacher's latest receipts, each with its status; nobody else's, whatever is asked for.",
    access: 'teacher',
    output: z.array(PurchaseReceipt),
    errors: [],
  }),
  removeReceipt: endpoint({
    name: 'reimbursements.remove-receipt',
    method: 'DELETE',
    path: '/api/receipts/:receiptId',
    summary: 'Removes an uploaded receipt that no submitted request shows.',
    access: 'teacher',
    params: z.object({ receiptId: Id }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['reimbursements.receipt_not_found', 'reimbursements.receipt_used'],
  }),
}
