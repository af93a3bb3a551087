import { z } from 'zod'
import { SubjectApproval } from './approvals.contract.ts'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { UploadedFile } from '../oversight/files.contract.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'
import { oneLine } from '../name.contract.ts'
import {
  athleteAccountSorts,
  athleteAccountStates,
  disbursementDocument,
  disbursementSorts,
  disbursementStates,
  mostDisbursedCents,
} from './disbursements.ts'

const Cents = z.number().int()
const Day = z.iso.date().refine((day) => /^20/.test(day))
const Words = oneLine(200).min(3)
const Reason = z.string().trim().min(3).max(500)

/** Where money of an athlete lies: with one of their goals, or with them for none. */
export const AthleteAccount = z.object({
  /** The goal’s id, or the athlete’s. */
  account_id: Id,
  prospect_id: Id,
  athlete: z.string(),
  /** Null: support that names no goal. */
  title: z.string().nullable(),
  state: z.enum(athleteAccountStates),
  target_cents: Cents.nullable(),
  raised_cents: Cents,
  disbursed_cents: Cents,
  /** What lies there. */
  balance_cents: Cents,
  /** Of it: asked for and waiting for a second person. */
  waiting_cents: Cents,
  /** Of it: contested with a bank, or on its way back. */
  contested_cents: Cents,
  /** Of it: what can be paid out now. */
  available_cents: Cents,
  /** When it moves on, where nothing asks for it any more. */
  moves_at: z.string().nullable(),
  /** A goal that still asks for more keeps its money, whether its profile is shown or not. */
  is_unreached: z.boolean(),
})
export type AthleteAccount = z.infer<typeof AthleteAccount>

/** Money of an athlete that was paid out, with the document it stands on. */
export const Disbursement = z.object({
  id: Id,
  account_id: Id,
  prospect_id: Id,
  athlete: z.string(),
  title: z.string().nullable(),
  amount_cents: Cents,
  payee: z.string(),
  paid_for: z.string(),
  paid_on: z.string(),
  state: z.enum(disbursementStates),
  needs_second: z.boolean(),
  recorded_by: z.string(),
  recorded_at: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Who wants a payout above the limit voided, until somebody else agrees; and who did void it. */
  void_asked_by: z.string().nullable(),
  void_asked_at: z.string().nullable(),
  voided_by: z.string().nullable(),
  voided_at: z.string().nullable(),
  note: z.string().nullable(),
  /** What of it waits for a second person: that it is paid, or taken back. */
  approval: SubjectApproval.nullable(),
  /** Works for ten minutes; null once the document was erased. */
  document_url: z.string().nullable(),
})
export type Disbursement = z.infer<typeof Disbursement>

const accountFilters = {
  /** Part of an athlete’s name or a goal’s title, or the athlete’s id. */
  q: listFilter(z.string().trim().max(200)),
  state: listFilter(z.enum(athleteAccountStates)),
}
const filters = {
  /** Part of an athlete’s name, of the payee or of what it was paid for. */
  q: listFilter(z.string().trim().max(200)),
  state: listFilter(z.enum(disbursementStates)),
  from: listFilter(Day),
  to: listFilter(Day),
}
const byId = z.object({ disbursementId: Id })
const deciding = { max: 120, windowSeconds: 600, per: 'account' } as const
const exporting = { max: 20, windowSeconds: 600, per: 'account' } as const

/** What staff pay out of the money of athletes. */
export const disbursementEndpoints = {
  accounts: endpoint({
    name: 'disbursements.accounts',
    method: 'GET',
    path: '/api/admin/athlete-accounts',
    summary: 'Where money of athletes lies, goal by goal, and how much of it can be paid out.',
    access: 'admin',
    duty: 'money',
    query: PageQuery.in
      .extend({ ...accountFilters, sort: listFilter(z.enum(athleteAccountSorts)) })
      .transform(withPage),
    output: countedPageOf(AthleteAccount),
    errors: [],
    rateLimit: peoplePages,
  }),
  accountsCsv: endpoint({
    name: 'disbursements.accounts-csv',
    method: 'GET',
    path: '/api/admin/athlete-accounts.csv',
    summary: 'What the filters show of the money of athletes, all pages, as a file for spreadsheets.',
    access: 'admin',
    duty: 'money',
    query: z.object(accountFilters),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: exporting,
  }),
  account: endpoint({
    name: 'disbursements.account',
    method: 'GET',
    path: '/api/admin/athlete-accounts/:accountId',
    summary: 'One goal’s money, or an athlete’s, with every disbursement of it.',
    access: 'admin',
    duty: 'money',
    params: z.object({ accountId: Id }),
    output: AthleteAccount.extend({
      /** What one person may still pay out of it; above that somebody else has to approve it. */
      alone_cents: Cents,
      disbursements: z.array(Disbursement),
    }),
    opens: { kind: 'athlete_account', at: 'params.accountId' },
    errors: ['disbursements.account_not_found'],
  }),
  list: endpoint({
    name: 'disbursements.list',
    method: 'GET',
    path: '/api/admin/disbursements',
    summary: 'What was paid out of the money of athletes, the latest first.',
    access: 'admin',
    duty: 'money',
    query: PageQuery.in
      .extend({ ...filters, sort: listFilter(z.enum(disbursementSorts)) })
      .transform(withPage),
    output: countedPageOf(Disbursement),
    errors: [],
    rateLimit: peoplePages,
  }),
  listCsv: endpoint({
    name: 'disbursements.list-csv',
    method: 'GET',
    path: '/api/admin/disbursements.csv',
    summary: 'What the filters show of the disbursements, all pages, as a file for spreadsheets.',
    access: 'admin',
    duty: 'money',
    query: z.object(filters),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: exporting,
  }),
  uploadDocument: endpoint({
    name: 'disbursements.upload-document',
    method: 'POST',
    path: '/api/admin/disbursement-document',
    summary: 'Takes in the document that a disbursement will stand on.',
    access: 'admin',
    duty: 'money',
    upload: disbursementDocument,
    output: UploadedFile,
    errors: [],
    rateLimit: deciding,
  }),
  record: endpoint({
    name: 'disbursements.record',
    method: 'POST',
    path: '/api/admin/disbursements',
    summary:
      'Records money of an athlete that was paid out, with its document. Above the limit it waits among the approvals; the same `request_key` records it once.',
    access: 'admin',
    duty: 'money',
    body: z.object({
      account_id: Id,
      amount_cents: Cents.min(1).max(mostDisbursedCents),
      /** What could be paid out when it was decided. */
      available_cents: Cents.min(0),
      payee: Words,
      paid_for: Words,
      paid_on: Day,
      document_id: Id,
      request_key: z.string().min(8).max(100),
    }),
    output: z.object({ ok: z.literal(true), item: Disbursement }),
    errors: [
      'disbursements.account_not_found',
      'disbursements.goal_not_reached',
      'disbursements.not_enough',
      'disbursements.changed',
      'disbursements.document_used',
      'disbursements.paid_in_future',
      'files.not_found',
      'approvals.waits',
      'identity.proof_needed',
    ],
    rateLimit: deciding,
  }),
  void: endpoint({
    name: 'disbursements.void',
    method: 'POST',
    path: '/api/admin/disbursements/:disbursementId/void',
    summary:
      'Takes a disbursement back that was recorded wrongly: the money lies with the goal again. What takes two people stays paid until another approves it.',
    access: 'admin',
    duty: 'money',
    params: byId,
    body: z.object({ reason: Reason }),
    output: z.object({ ok: z.literal(true), item: Disbursement }),
    errors: ['disbursements.not_found', 'disbursements.settled', 'approvals.waits', 'identity.proof_needed'],
    rateLimit: deciding,
  }),
}
