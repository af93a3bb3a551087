import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { activityLines } from './closing.ts'

const cents = z.number().int()
/** A month of the calendar or a year of it: `2026-10`, `2026`. */
const Period = z.string().regex(/^(19|20|21)\d\d(-(0[1-9]|1[0-2]))?$/)
const year = z.coerce.number().int().min(1900).max(2199)

/** A kind of account in a time: what it held before and after, and what was booked on either side. Debit is below zero. */
const TrialRow = z.object({
  kind: z.string(),
  code: z.string().nullable(),
  name: z.string().nullable(),
  opening_cents: cents,
  debit_cents: cents,
  credit_cents: cents,
  closing_cents: cents,
})
export type TrialRow = z.infer<typeof TrialRow>

/** All accounts of a time; both sides come to the same. */
export const TrialBalance = z.object({
  period: z.string(),
  rows: z.array(TrialRow),
  debit_cents: cents,
  credit_cents: cents,
})
export type TrialBalance = z.infer<typeof TrialBalance>

/** Something that brought money or took it, month by month; what took it is below zero. */
const Activity = z.object({
  line: z.enum(activityLines),
  months: z.array(cents).length(12),
  total_cents: cents,
})
export type Activity = z.infer<typeof Activity>

/** What came in and went out in a year, and what it changed of all that the house has. */
export const Activities = z.object({
  year: z.number().int(),
  lines: z.array(Activity),
  net: z.array(cents).length(12),
  net_cents: cents,
  /** What the accounts that say where money lies changed by: the same, or the books have a fault. */
  held_cents: cents,
  /** What donors promised and have not given by today: no money, and in no line. */
  pledged_open_cents: cents,
})
export type Activities = z.infer<typeof Activities>

const file = {
  access: 'admin',
  duty: 'money',
  output: z.string(),
  answer: 'file',
  proof: 'recent',
  fileType: 'text/csv',
  rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
} as const
const reading = { max: 120, windowSeconds: 600, per: 'account' } as const

/** What the books come to, by account and by what money came for and went to. */
export const closingReportEndpoints = {
  trialBalance: endpoint({
    name: 'closing.read-trial-balance',
    method: 'GET',
    path: '/api/admin/trial-balance',
    summary:
      'Every kind of account that holds money in a month or a year of the organization: before, debit, credit, after.',
    access: 'admin',
    duty: 'money',
    query: z.object({ period: Period }),
    output: TrialBalance,
    errors: [],
    rateLimit: reading,
  }),
  trialBalanceCsv: endpoint({
    ...file,
    name: 'closing.read-trial-balance-csv',
    method: 'GET',
    path: '/api/admin/trial-balance.csv',
    summary: 'The same as a file for spreadsheets.',
    query: z.object({ period: Period }),
    errors: [],
  }),
  activities: endpoint({
    name: 'closing.read-activities',
    method: 'GET',
    path: '/api/admin/activities',
    summary:
      'What came in and went out in a year of the organization, month by month: gifts by purpose, refunds, payments and fees.',
    access: 'admin',
    duty: 'money',
    query: z.object({ year }),
    output: Activities,
    errors: [],
    rateLimit: reading,
  }),
  activitiesCsv: endpoint({
    ...file,
    name: 'closing.read-activities-csv',
    method: 'GET',
    path: '/api/admin/activities.csv',
    summary: 'The same as a file for spreadsheets.',
    query: z.object({ year }),
    errors: [],
  }),
}
