import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { SubjectApproval } from './approvals.contract.ts'
import { bankAgreements } from './closing-bank.ts'
import { movementFaults, movementKinds } from './closing.ts'

const cents = z.number().int()
/** A month of the calendar: `2026-10`. */
export const Month = z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/)

/** What a kind of account held before a month and after it. Held by others it is above zero, owed to us below. */
const MonthAccount = z.object({
  kind: z.string(),
  opening_cents: cents,
  in_cents: cents,
  out_cents: cents,
  closing_cents: cents,
  /** What it held at the end of the month when the month was closed, where something was booked into it since. */
  closed_cents: cents.nullable(),
})

/** Something that the provider's month and the month of the books don't say alike. */
const MonthDifference = z.object({
  /** The provider's name of the movement; of a fact without one the key it was booked under. */
  id: z.string(),
  kind: z.string(),
  at: z.string(),
  moved_cents: cents,
  booked_cents: cents,
  fault: z.enum(movementFaults),
  payment_id: Id.nullable(),
})
export type MonthDifference = z.infer<typeof MonthDifference>

/** Something booked at the bank that no line of a statement shows; above zero it came in. */
const MonthEntry = z.object({
  id: Id,
  at: z.string(),
  kind: z.string(),
  amount_cents: cents,
  reference: z.string().nullable(),
})

/** What came to the bank and left it, and what lies there. */
const BankSide = z.object({
  opening_cents: cents.nullable(),
  in_cents: cents,
  out_cents: cents,
  closing_cents: cents.nullable(),
})

/** The bank's statement of a month beside the books. */
const MonthStatement = z.object({
  agreement: z.enum(bankAgreements),
  /** The last day of the month up to which statements were taken without a gap. */
  covered_to: z.string().nullable(),
  statement: BankSide,
  books: BankSide,
  lines: z.number().int(),
  /** Of them, those that a person explained. */
  explained: z.number().int(),
  explained_cents: cents,
  left: z.number().int(),
  left_cents: cents,
  /** Entries of the books that should be on a statement by now and are not; the first of them. */
  entries: z.array(MonthEntry),
  entry_count: z.number().int(),
  entry_cents: cents,
  /** Entries of the last days, which the next statement may show. */
  on_way: z.number().int(),
  on_way_cents: cents,
  /**
   * By how much the bank held more at the end of the month than the books had there, what is on its way left out; null where
   * no statement says a balance. Unless it is the one that was signed before, the month does not agree.
   */
  balance_difference_cents: cents.nullable(),
  /** The same of the month that was closed before, which two people signed; 0 before there was one. */
  signed_difference_cents: cents,
  /** What two people sign where it does not agree: all that is left over, on both sides, or by how much the balances moved apart. */
  difference_cents: cents,
})
export type MonthStatement = z.infer<typeof MonthStatement>

/** The books of a month beside the provider's and the bank's. */
export const MonthBooks = z.object({
  month: z.string(),
  is_over: z.boolean(),
  closed: z
    .object({
      by: z.string(),
      at: z.string(),
      /** The second person where the bank’s statement said something else, and what they signed. */
      signed_by: z.string().nullable(),
      difference_cents: cents.nullable(),
    })
    .nullable(),
  /** Of a month that is not closed: its difference waits for a second person, or one did not sign it. */
  approval: SubjectApproval.nullable(),
  accounts: z.array(MonthAccount),
  provider: z.object({
    movements: z.array(
      z.object({
        kind: z.enum(movementKinds),
        count: z.number().int(),
        amount_cents: cents,
        fee_cents: cents,
      }),
    ),
    /** What the month changed of the provider's balance, as it says itself and by the books. */
    moved_cents: cents,
    booked_cents: cents,
    differences: z.array(MonthDifference),
    difference_count: z.number().int(),
    /** What the differences don't explain: anything but 0 is a fault of these books. */
    unexplained_cents: cents,
  }),
  bank: z.object({
    sent_cents: cents,
    came_back_cents: cents,
    /** Gifts that came another way than through the provider. */
    deposited_cents: cents,
    /** Payouts that the bank has; they stand on its statement, and so do deposits. */
    arrived_cents: cents,
    arrived_count: z.number().int(),
    on_way_before_cents: cents,
    on_way_after_cents: cents,
    booked_cents: cents,
    payouts_differing: z.number().int(),
  }),
  statement: MonthStatement,
})
export type MonthBooks = z.infer<typeof MonthBooks>

/** The books month by month. */
export const closingMonthEndpoints = {
  read: endpoint({
    name: 'closing.read-month',
    method: 'GET',
    path: '/api/admin/months/:month',
    summary:
      'The books of a month of the organization beside the provider and the bank, and all that doesn’t agree by name.',
    access: 'admin',
    duty: 'money',
    params: z.object({ month: Month }),
    output: MonthBooks,
    errors: [],
    rateLimit: { max: 120, windowSeconds: 600, per: 'account' },
  }),
  close: endpoint({
    name: 'closing.close-month',
    method: 'POST',
    path: '/api/admin/months/:month/close',
    summary:
      'Keeps what every account held at the end of a month; what is booked into it later shows as a difference. Where the bank’s statement says something else, a second person signs it.',
    access: 'admin',
    duty: 'money',
    proof: 'recent',
    params: z.object({ month: Month }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['identity.proof_needed', 'closing.month_not_over', 'closing.month_closed', 'approvals.waits'],
    rateLimit: { max: 60, windowSeconds: 600, per: 'account' },
  }),
}
