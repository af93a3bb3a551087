import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { countedPageOf, listFilter, PageQuery, pageOf, withPage } from '../page.contract.ts'

const cents = z.number().int()

/** An account of the ledger, with whose it is. */
export const DeskAccount = z.object({
  id: Id,
  kind: z.string(),
  unit: z.string(),
  balance_cents: cents,
  /** The giver, teacher, athlete or classroom by name, or the number of a slot; null of the house's own. */
  owner: z.string().nullable(),
  /** The school year of a budget. */
  fiscal_year: z.number().int().nullable(),
})
export type DeskAccount = z.infer<typeof DeskAccount>

/** One side of a fact, as its account saw it. */
export const DeskPosting = z.object({
  id: z.number().int(),
  at: z.string(),
  kind: z.string(),
  memo: z.string().nullable(),
  amount_cents: cents,
  /** What the account held once this was booked. */
  balance_cents: cents,
  /** The kinds of account on the other sides. */
  others: z.array(z.string()),
  payment_id: Id.nullable(),
  slot_number: z.number().int().nullable(),
})
export type DeskPosting = z.infer<typeof DeskPosting>

/** What the last proof of the books found. */
export const Verification = z.object({
  at: z.string(),
  /** Rules that were broken, each with its first rows. */
  broken: z.array(z.object({ rule: z.string(), rows: z.array(z.string()) })),
})

const search = { q: listFilter(z.string().trim().max(320)) }

/** Where every cent lies, and how it came there. */
export const deskLedgerEndpoints = {
  accounts: endpoint({
    name: 'desk.list-accounts',
    method: 'GET',
    path: '/api/admin/ledger/accounts',
    summary:
      'The house’s own accounts; with words those of a slot (by number), of a giver or of a teacher (by address or name).',
    access: 'admin',
    duty: 'money',
    query: PageQuery.in.extend(search).transform(withPage),
    output: countedPageOf(DeskAccount),
    errors: [],
  }),
  accountsCsv: endpoint({
    name: 'desk.list-accounts-csv',
    method: 'GET',
    path: '/api/admin/ledger/accounts.csv',
    summary: 'The accounts that the search shows with what each holds, as a file for spreadsheets.',
    access: 'admin',
    duty: 'money',
    query: z.object(search),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  postings: endpoint({
    name: 'desk.list-postings',
    method: 'GET',
    path: '/api/admin/ledger/accounts/:accountId/postings',
    summary: 'Postings of an account, the newest first, each with the balance after it.',
    access: 'admin',
    duty: 'money',
    params: z.object({ accountId: Id }),
    query: PageQuery,
    output: pageOf(DeskPosting).extend({ has_more: z.boolean(), account: DeskAccount }),
    errors: ['desk.account_not_found'],
  }),
  postingsCsv: endpoint({
    name: 'desk.list-postings-csv',
    method: 'GET',
    path: '/api/admin/ledger/accounts/:accountId/postings.csv',
    summary:
      'All postings of an account with the balance after each, the newest first, as a file for spreadsheets.',
    access: 'admin',
    duty: 'money',
    params: z.object({ accountId: Id }),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: ['desk.account_not_found'],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  verification: endpoint({
    name: 'desk.read-verification',
    method: 'GET',
    path: '/api/admin/ledger/verification',
    summary: 'What the last proof of the books found, and when; null before the first.',
    access: 'admin',
    duty: 'money',
    output: z.object({ last: Verification.nullable(), last_whole_at: z.string().nullable() }),
    errors: [],
  }),
}
