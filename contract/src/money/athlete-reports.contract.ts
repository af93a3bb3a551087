import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { languages } from '../language.ts'

const Cents = z.number().int()

/** Something that was paid for an athlete, in the words that supporters read. */
export const PaidForAthlete = z.object({
  goal_title: z.string().nullable(),
  paid_for: z.string(),
  amount_cents: Cents,
  paid_on: z.string(),
})
export type PaidForAthlete = z.infer<typeof PaidForAthlete>

/** What gifts to an athlete came to and did, as everyone may read. */
export const AthleteReport = z.object({
  supporters: z.number().int(),
  monthly_supporters: z.number().int(),
  /** What monthly gifts come to each month. */
  monthly_cents: Cents,
  /** What monthly gifts brought so far. */
  monthly_total_cents: Cents,
  raised_cents: Cents,
  paid_cents: Cents,
  paid: z.array(PaidForAthlete),
  /** After how many days money that is not used moves on. */
  unused_days: z.number().int(),
})
export type AthleteReport = z.infer<typeof AthleteReport>

const StatementGift = z.object({
  given_on: z.string(),
  /** Null: somebody who is named nowhere. */
  giver: z.string().nullable(),
  monthly: z.boolean(),
  goal_title: z.string().nullable(),
  amount_cents: Cents,
  returned_cents: Cents,
})

/** What came in for an athlete, what went out and what is left, as the family reads it. */
export const AthleteStatement = z.object({
  athlete: z.string(),
  gifts_cents: Cents,
  returned_cents: Cents,
  /** Card fees that supporters paid on top; the charity bears the rest. */
  fees_covered_cents: Cents,
  /** Gifts that went back after they were paid out: the charity bore them. */
  reserve_cents: Cents,
  paid_cents: Cents,
  /** To the fund for all athletes, while the profile was not shown. */
  moved_cents: Cents,
  left_cents: Cents,
  gifts: z.array(StatementGift),
  paid: z.array(PaidForAthlete.extend({ payee: z.string() })),
})
export type AthleteStatement = z.infer<typeof AthleteStatement>

const ByProspect = z.object({ prospect_id: z.string().max(100) })
const family = ['prospects.not_found'] as const

/** What gifts to an athlete did: for everyone, and for the family. */
export const athleteReportEndpoints = {
  report: endpoint({
    name: 'giving.athlete-report',
    method: 'GET',
    path: '/api/prospect/report',
    summary: 'What gifts to a public athlete came to and what was paid with them; nobody who gave is named.',
    access: 'public',
    // A cache on the way must not show a child whose guardian has said no since.
    cache: 'none',
    query: ByProspect,
    output: AthleteReport,
    errors: ['prospects.not_found'],
  }),
  statement: endpoint({
    name: 'giving.athlete-statement',
    method: 'GET',
    path: '/api/prospect/statement',
    summary:
      'What came in for an athlete of one’s own, what was paid and what is left. Supporters are named only where they wished to be.',
    access: 'keeper or staff',
    duty: 'children',
    query: ByProspect,
    output: AthleteStatement,
    opens: { kind: 'athlete', at: 'query.prospect_id' },
    errors: family,
  }),
  statementPdf: endpoint({
    name: 'giving.athlete-statement-pdf',
    method: 'GET',
    path: '/api/prospect/statement.pdf',
    summary: 'The same as a tagged PDF.',
    access: 'keeper or staff',
    duty: 'children',
    proof: 'recent',
    // Whose it is stands in the row that a file of staff leaves.
    query: z.object({ prospect_id: Id, language: z.enum(languages).optional() }),
    output: z.string(),
    answer: 'file',
    fileType: 'application/pdf',
    errors: family,
    rateLimit: { max: 30, windowSeconds: 3600, per: 'account' },
  }),
}
