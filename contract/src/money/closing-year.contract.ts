import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { PageQuery, pageOf, withPage } from '../page.contract.ts'

const cents = z.number().int()
const year = z.coerce.number().int().min(2000).max(2199)

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
})
export type YearGiver = z.infer<typeof YearGiver>

/** Who gave what in a year. */
export const closingYearEndpoints = {
  givers: endpoint({
    name: 'closing.list-year-givers',
    method: 'GET',
    path: '/api/admin/year-end',
    summary: 'Everybody who gave in a year (UTC) with what it came to, the most first.',
    access: 'admin',
    query: PageQuery.in.extend({ year }).transform(withPage),
    output: pageOf(YearGiver).extend({ kept_cents: cents, deductible_cents: cents, has_ein: z.boolean() }),
    errors: [],
    rateLimit: { max: 240, windowSeconds: 600, per: 'account' },
  }),
  giversCsv: endpoint({
    name: 'closing.list-year-givers-csv',
    method: 'GET',
    path: '/api/admin/year-end.csv',
    summary: 'The same, all of it, as a file for spreadsheets.',
    access: 'admin',
    query: z.object({ year }),
    output: z.string(),
    answer: 'file',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
}
