import { z } from 'zod'
import { oneLine } from '../name.contract.ts'
import { Day } from '../day.contract.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { peoplePages } from '../people-pages.ts'
import { pageOf, PageQuery, withPage } from '../page.contract.ts'
import { SubjectApproval } from './approvals.contract.ts'
import {
  lineMatches,
  lineReasons,
  lineStates,
  maxLineNote,
  mostBalanceCents,
  mostStatementCharacters,
  rowFaults,
  statementFormats,
} from './closing-bank.ts'
import { Month } from './closing-months.contract.ts'

const cents = z.number().int()
const note = z.string().trim().max(maxLineNote)

/** A line of the bank's statement: above zero it came in. */
export const BankLine = z.object({
  id: Id,
  day: z.string(),
  amount_cents: cents,
  text: z.string(),
  reference: z.string().nullable(),
  match: z.enum(lineMatches).nullable(),
  reason: z.enum(lineReasons).nullable(),
  note: z.string().nullable(),
  settled_by: z.string().nullable(),
  settled_at: Instant.nullable(),
  /** How many entries of the books it was matched with. */
  entries: z.number().int(),
  /** Of a line that is left over: what somebody said it is waits for a second person, or one did not agree. */
  approval: SubjectApproval.nullable(),
})
export type BankLine = z.infer<typeof BankLine>

/** Something that the books say came to the bank, above zero, or left it. */
export const BankEntry = z.object({
  id: Id,
  at: Instant,
  kind: z.string(),
  amount_cents: cents,
  reference: z.string().nullable(),
  /** Of a reimbursement, the payment file that paid it. */
  file_number: z.number().int().nullable(),
})
export type BankEntry = z.infer<typeof BankEntry>

/** What a file holds, before it is taken and after. */
export const StatementReading = z.object({
  format: z.enum(statementFormats),
  account_last4: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  opening_cents: cents.nullable(),
  closing_cents: cents.nullable(),
  in_cents: cents,
  out_cents: cents,
  lines: z.number().int(),
  /** Of them, those that an earlier file brought. */
  known: z.number().int(),
  faults: z.array(z.object({ row: z.number().int(), fault: z.enum(rowFaults) })),
  fault_count: z.number().int(),
  first: z.array(z.object({ row: z.number().int(), day: z.string(), amount_cents: cents, text: z.string() })),
  /** Null as long as nothing was taken. */
  statement_id: Id.nullable(),
})
export type StatementReading = z.infer<typeof StatementReading>

/** A statement that was taken. */
export const BankStatement = z.object({
  id: Id,
  name: z.string(),
  format: z.enum(statementFormats),
  account_last4: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  lines: z.number().int(),
  /** How many of its lines were compared with the books so far. */
  compared: z.number().int(),
  /** What lay there at the end of its last day; null where nothing says. */
  closing_cents: cents.nullable(),
  /** The same file was taken again, with other days or another balance: that counts. */
  replaced: z.boolean(),
  taken_by: z.string(),
  taken_at: Instant,
})
export type BankStatement = z.infer<typeof BankStatement>

const ok = z.object({ ok: z.literal(true) })
const settling = { max: 600, windowSeconds: 600, per: 'account' } as const

/** The bank's statement beside the books. */
export const closingBankEndpoints = {
  takeStatement: endpoint({
    name: 'closing.take-bank-statement',
    method: 'POST',
    path: '/api/admin/bank-statements',
    summary:
      'Reads a statement of the bank (CSV or OFX). With `dry_run` it only says what is in it; else its lines are kept, and compared with the books. Taken again with other days or another balance it counts as it was taken last.',
    access: 'admin',
    duty: 'money',
    body: z.object({
      name: oneLine(200).min(1),
      text: z.string().max(mostStatementCharacters),
      /** The days that the statement is of; an OFX file says them itself. */
      from: Day,
      to: Day,
      /** What lay there at the end of the last day, as the bank says; for files without balances. */
      closing_cents: cents.min(-mostBalanceCents).max(mostBalanceCents).nullish(),
      dry_run: z.boolean(),
    }),
    mostBodyBytes: 16_000_000,
    output: StatementReading,
    errors: [
      'identity.proof_needed',
      'closing.statement_unreadable',
      'closing.statement_columns',
      'closing.statement_empty',
      'closing.statement_too_long',
      'closing.statement_period',
      'closing.statement_future',
      'closing.statement_faulty',
      'closing.statement_known',
      'closing.statement_other_account',
      'closing.statement_many_accounts',
      'closing.statement_currency',
      'closing.statement_sum',
      'closing.statement_gap',
      'closing.statement_overlaps',
    ],
    rateLimit: { max: 30, windowSeconds: 600, per: 'account' },
  }),
  statements: endpoint({
    name: 'closing.list-bank-statements',
    method: 'GET',
    path: '/api/admin/bank-statements',
    summary: 'The last statements that were taken, and how far each was compared with the books.',
    access: 'admin',
    duty: 'money',
    output: z.object({ items: z.array(BankStatement) }),
    errors: [],
    rateLimit: { max: 1_200, windowSeconds: 600, per: 'account' },
  }),
  lines: endpoint({
    name: 'closing.list-bank-lines',
    method: 'GET',
    path: '/api/admin/months/:month/bank-lines',
    summary:
      'The lines of the bank’s statement in a month: those that are left over, or those that are settled.',
    access: 'admin',
    duty: 'money',
    params: z.object({ month: Month }),
    query: PageQuery.in.extend({ state: z.enum(lineStates) }).transform(withPage),
    output: pageOf(BankLine),
    errors: [],
    rateLimit: peoplePages,
  }),
  entries: endpoint({
    name: 'closing.list-line-entries',
    method: 'GET',
    path: '/api/admin/bank-lines/:lineId/entries',
    summary:
      'What of the books a line of a statement may be: entries of its direction around its day that no line has, the likeliest first.',
    access: 'admin',
    duty: 'money',
    params: z.object({ lineId: Id }),
    output: z.object({ line: BankLine.omit({ approval: true }), items: z.array(BankEntry) }),
    errors: ['closing.line_not_found'],
    rateLimit: peoplePages,
  }),
  match: endpoint({
    name: 'closing.match-bank-line',
    method: 'POST',
    path: '/api/admin/bank-lines/:lineId/match',
    summary: 'Says which entries of the books a line is; they come to its amount. Stands in the audit log.',
    access: 'admin',
    duty: 'money',
    params: z.object({ lineId: Id }),
    body: z.object({ entry_ids: z.array(Id).min(1).max(200) }),
    output: ok,
    errors: [
      'identity.proof_needed',
      'closing.line_not_found',
      'closing.line_settled',
      'closing.entry_not_found',
      'closing.entries_settled',
      'closing.entries_differ',
    ],
    rateLimit: settling,
  }),
  explain: endpoint({
    name: 'closing.explain-bank-line',
    method: 'POST',
    path: '/api/admin/bank-lines/:lineId/explain',
    summary:
      'Says what a line is that the books do not know: a fee or interest and money for cards are booked by it. What left above the limit waits among the approvals. Stands in the audit log.',
    access: 'admin',
    duty: 'money',
    params: z.object({ lineId: Id }),
    body: z.object({ reason: z.enum(lineReasons), note: note.min(1) }),
    output: ok,
    errors: ['identity.proof_needed', 'closing.line_not_found', 'closing.line_settled', 'approvals.waits'],
    rateLimit: settling,
  }),
  undo: endpoint({
    name: 'closing.unsettle-bank-line',
    method: 'POST',
    path: '/api/admin/bank-lines/:lineId/undo',
    summary: 'Takes back how a line was settled, unless that booked something. Stands in the audit log.',
    access: 'admin',
    duty: 'money',
    params: z.object({ lineId: Id }),
    output: ok,
    errors: [
      'identity.proof_needed',
      'closing.line_not_found',
      'closing.line_not_settled',
      'closing.line_booked',
    ],
    rateLimit: settling,
  }),
  explainEntry: endpoint({
    name: 'closing.explain-bank-entry',
    method: 'POST',
    path: '/api/admin/bank-entries/:entryId/explain',
    summary:
      'Says why an entry of the books is on no statement, such as a check nobody cashed. Stands in the audit log.',
    access: 'admin',
    duty: 'money',
    params: z.object({ entryId: Id }),
    body: z.object({ note: note.min(1) }),
    output: ok,
    errors: ['identity.proof_needed', 'closing.entry_not_found', 'closing.entries_settled'],
    rateLimit: settling,
  }),
  compare: endpoint({
    name: 'closing.compare-bank-lines',
    method: 'POST',
    path: '/api/admin/months/:month/compare-bank',
    summary: 'Compares the lines of a month that are left over with the books anew.',
    access: 'admin',
    duty: 'money',
    params: z.object({ month: Month }),
    output: z.object({ matched: z.number().int() }),
    errors: [],
    rateLimit: { max: 60, windowSeconds: 600, per: 'account' },
  }),
}
