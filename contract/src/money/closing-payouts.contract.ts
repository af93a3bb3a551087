import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { countedPageOf, listFilter, pageOf, PageQuery, withPage } from '../page.contract.ts'
import { movementFaults, movementKinds, payoutAgreements, payoutSorts, payoutStatuses } from './closing.ts'

const cents = z.number().int()
const Day = z.iso.date().refine((day) => /^(19|20|21)/.test(day))
const PayoutId = z.string().min(1).max(255)

/** Money that the provider sent to the bank. */
export const DeskPayout = z.object({
  id: z.string(),
  amount_cents: cents,
  currency: z.string(),
  status: z.enum(payoutStatuses),
  agreement: z.enum(payoutAgreements),
  /** Else somebody made it by hand, and the provider doesn't say what it is made of. */
  is_automatic: z.boolean(),
  created_at: z.string(),
  arrives_at: z.string(),
})
export type DeskPayout = z.infer<typeof DeskPayout>

/** What of one kind a payout is made of. */
const PayoutSum = z.object({
  kind: z.enum(movementKinds),
  count: z.number().int(),
  amount_cents: cents,
  fee_cents: cents,
})

/** A movement that a payout is made of, beside what was booked for it. */
export const PayoutLine = z.object({
  id: z.string(),
  kind: z.enum(movementKinds),
  at: z.string(),
  amount_cents: cents,
  fee_cents: cents,
  /** What it changed of the provider's balance by the books. */
  booked_cents: cents,
  /** Null where the books say the same. */
  fault: z.enum(movementFaults).nullable(),
  payment_id: Id.nullable(),
  source_id: z.string().nullable(),
})
export type PayoutLine = z.infer<typeof PayoutLine>

/** A payout with all it is made of. */
export const PayoutStory = DeskPayout.extend({
  sums: z.array(PayoutSum),
  /** What its lines come to less what was sent; 0 when they add up. */
  sum_difference_cents: cents,
  /** The lines that the books don't say the same of, the first of them. */
  differences: z.array(PayoutLine),
  difference_count: z.number().int(),
  provider_url: z.string().nullable(),
})
export type PayoutStory = z.infer<typeof PayoutStory>

const filters = {
  /** The beginning of the provider's name of a payout. */
  q: listFilter(z.string().trim().max(255)),
  agreement: listFilter(z.enum(payoutAgreements)),
  from: listFilter(Day),
  to: listFilter(Day),
}

/** Payouts beside the books. */
export const closingPayoutEndpoints = {
  list: endpoint({
    name: 'closing.list-payouts',
    method: 'GET',
    path: '/api/admin/payouts',
    summary:
      'What the provider sent to the bank, the newest first or as `sort` says, and whether the books agree.',
    access: 'admin',
    query: PageQuery.in.extend({ ...filters, sort: listFilter(z.enum(payoutSorts)) }).transform(withPage),
    output: countedPageOf(DeskPayout),
    errors: [],
  }),
  listCsv: endpoint({
    name: 'closing.list-payouts-csv',
    method: 'GET',
    path: '/api/admin/payouts.csv',
    summary: 'All payouts that the filters show, as a file for spreadsheets.',
    access: 'admin',
    query: z.object(filters),
    output: z.string(),
    answer: 'file',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  read: endpoint({
    name: 'closing.read-payout',
    method: 'GET',
    path: '/api/admin/payouts/:payoutId',
    summary: 'What a payout is made of by kind, and every difference from the books by name.',
    access: 'admin',
    params: z.object({ payoutId: PayoutId }),
    output: PayoutStory,
    errors: ['closing.payout_not_found'],
  }),
  lines: endpoint({
    name: 'closing.list-payout-lines',
    method: 'GET',
    path: '/api/admin/payouts/:payoutId/lines',
    summary: 'The movements that a payout is made of, the newest first, each beside what was booked for it.',
    access: 'admin',
    params: z.object({ payoutId: PayoutId }),
    query: PageQuery,
    output: pageOf(PayoutLine),
    errors: ['closing.payout_not_found'],
  }),
  linesCsv: endpoint({
    name: 'closing.list-payout-lines-csv',
    method: 'GET',
    path: '/api/admin/payouts/:payoutId/lines.csv',
    summary: 'All movements that a payout is made of, as a file for spreadsheets.',
    access: 'admin',
    params: z.object({ payoutId: PayoutId }),
    output: z.string(),
    answer: 'file',
    fileType: 'text/csv',
    errors: ['closing.payout_not_found'],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
}
