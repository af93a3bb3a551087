import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { PageQuery, pageOf, withPage } from '../page.contract.ts'
import { peoplePages } from '../people-pages.ts'
import { LeftOutList } from './left-out.contract.ts'

const cents = z.number().int()
const year = z.coerce.number().int().min(2000).max(2199)
const part = z.coerce.number().int().min(1).max(1_000).default(1)

/** What somebody gave in a year. What is bought, a pack of credits, is no gift and counts nowhere here. */
export const YearGiver = z.object({
  donor_id: Id,
  name: z.string().nullable(),
  /** Null of a guest without an address, and of who was erased. */
  email: z.string().nullable(),
  gifts: z.number().int(),
  /** Gifts with covered fees, less what went back. */
  kept_cents: cents,
  returned_cents: cents,
  /** Of it, what receipts call deductible to the extent the law allows: none without the charity's EIN. */
  deductible_cents: cents,
  /** Of it, grants of donor-advised funds and stock: their receipts call no amount deductible. */
  fund_cents: cents,
  stock_cents: cents,
  /** When the statement of the year was mailed to them last. */
  statement_at: z.string().nullable(),
})

/** How many mails the statements of a year are, and how far the work is. */
export const YearStatements = z.object({
  to_mail: z.number().int(),
  mailed: z.number().int(),
  without_address: z.number().int(),
  /** Of these, known by name: their statements are printed, so many in a file. */
  on_paper: z.number().int(),
  on_paper_per_file: z.number().int(),
  is_over: z.boolean(),
  /** The last time that staff had them mailed. */
  run: z
    .object({
      asked_by: z.string().nullable(),
      asked_at: z.string(),
      wanted: z.number().int(),
      mailed: z.number().int(),
      is_done: z.boolean(),
    })
    .nullable(),
})
export type YearStatements = z.infer<typeof YearStatements>
export type YearGiver = z.infer<typeof YearGiver>

/** Who gave what in a year. */
export const closingYearEndpoints = {
  givers: endpoint({
    name: 'closing.list-year-givers',
    method: 'GET',
    path: '/api/admin/year-end',
    summary: 'Everybody who gave in a year of the organization with what it came to, the most first.',
    access: 'admin',
    duty: 'money',
    query: PageQuery.in.extend({ year }).transform(withPage),
    output: pageOf(YearGiver).extend({ kept_cents: cents, deductible_cents: cents, has_ein: z.boolean() }),
    errors: [],
    rateLimit: { max: 240, windowSeconds: 600, per: 'account' },
  }),
  statements: endpoint({
    name: 'closing.read-year-statements',
    method: 'GET',
    path: '/api/admin/year-end/statements',
    summary: 'How many statements of a year are still to be mailed, and how far the work is. Mails nothing.',
    access: 'admin',
    duty: 'money',
    query: z.object({ year }),
    output: YearStatements,
    errors: [],
    rateLimit: { max: 1_200, windowSeconds: 600, per: 'account' },
  }),
  mailStatements: endpoint({
    name: 'closing.mail-year-statements',
    method: 'POST',
    path: '/api/admin/year-end/statements',
    summary:
      'Mails the statement of a year to everybody who gave in it and has none yet. `mails` is how many staff were told: if that changed, nothing is begun.',
    access: 'admin',
    duty: 'money',
    body: z.object({ year, mails: z.number().int().min(1).max(2_147_483_647) }),
    output: z.object({ ok: z.literal(true) }),
    errors: [
      'identity.proof_needed',
      'closing.year_not_over',
      'closing.statements_running',
      'closing.statements_changed',
    ],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  resendStatement: endpoint({
    name: 'closing.resend-year-statement',
    method: 'POST',
    path: '/api/admin/year-end/statements/:donorId',
    summary: 'Mails one giver the statement of a year, be it again; at most once an hour.',
    access: 'admin',
    duty: 'money',
    params: z.object({ donorId: Id }),
    body: z.object({ year }),
    output: z.object({ ok: z.literal(true) }),
    errors: [
      'identity.proof_needed',
      'closing.year_not_over',
      'closing.statement_without_address',
      'closing.statement_just_mailed',
      'giving.donor_not_found',
    ],
    rateLimit: { max: 120, windowSeconds: 600, per: 'account' },
  }),
  paperStatements: endpoint({
    name: 'closing.print-year-statements',
    method: 'GET',
    path: '/api/admin/year-end/statements.pdf',
    summary:
      'The statements of a year of those who have no email address, to print: a hundred in a file, each on pages of its own.',
    access: 'admin',
    duty: 'money',
    query: z.object({ year, part }),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'application/pdf',
    errors: [
      'closing.year_not_over',
      'closing.none_on_paper',
      'closing.none_printable',
      'own_giving.too_many_gifts',
    ],
    rateLimit: { max: 60, windowSeconds: 600, per: 'account' },
  }),
  leftOutStatements: endpoint({
    name: 'closing.list-left-out-statements',
    method: 'GET',
    path: '/api/admin/year-end/statements/left-out',
    summary:
      'Who gets no statement in a part of those to print, each with the reason; the others’ are printed.',
    access: 'admin',
    duty: 'money',
    query: z.object({ year, part }),
    output: LeftOutList,
    errors: [],
    rateLimit: peoplePages,
  }),
  giversCsv: endpoint({
    name: 'closing.list-year-givers-csv',
    method: 'GET',
    path: '/api/admin/year-end.csv',
    summary: 'The same, all of it, as a file for spreadsheets.',
    access: 'admin',
    duty: 'money',
    query: z.object({ year }),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
}
