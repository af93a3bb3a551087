import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { countedPageOf, listFilter, pageOf, PageQuery, withPage } from '../page.contract.ts'
import {
  type BudgetFact,
  budgetFacts,
  budgetSorts,
  budgetStates,
  spendingKinds,
  yearEndRules,
} from './budgets.ts'

const Cents = z.number().int()

/** What of a budget of a school year is spent, set aside and left (`v_budget_usage`). */
export const BudgetUsage = z.object({
  budget_id: Id,
  teacher_id: Id,
  /** Named by the calendar year it ends in: 2027 is July 2026 to June 2027. */
  fiscal_year: z.number().int(),
  allocated_cents: Cents,
  spent_cents: Cents,
  reserved_cents: Cents,
  /** Of what was allocated, neither spent nor reserved. */
  remaining_cents: Cents,
  /** Of what remains: held while payments behind it are disputed or on their way back. */
  held_cents: Cents,
  /** Of what remains: what can be spent now; nothing of a locked budget. */
  free_cents: Cents,
  locked: z.boolean(),
  created_at: z.string(),
})
export type BudgetUsage = z.infer<typeof BudgetUsage>

/** A budget as staff see it. */
export const StaffBudget = BudgetUsage.extend({
  teacher: z.object({ full_name: z.string().nullable(), email: z.string() }),
})
export type StaffBudget = z.infer<typeof StaffBudget>

/** What becomes of what is left of a school year. */
export const YearEnd = z.object({
  fiscal_year: z.number().int(),
  rule: z.enum(yearEndRules),
  /** From when on teachers are told, and the rule only gets kinder. */
  told_from: z.string(),
  ends_at: z.string(),
})
export type YearEnd = z.infer<typeof YearEnd>

/** What happened to money of a budget, the latest first. */
export const BudgetLine = z.object({
  id: Id,
  at: z.string(),
  fact: z.enum(budgetFacts as readonly [BudgetFact, ...BudgetFact[]]),
  amount_cents: Cents,
  /** What it did to what is left: below zero takes from it, zero leaves it. */
  change_cents: Cents,
  /** What was left afterwards. */
  left_cents: Cents,
  /** The number of the slot that it came from. */
  slot_number: z.number().int().nullable(),
  spending: z.object({ kind: z.enum(spendingKinds), id: Id }).nullable(),
  /** The school year that it was carried from or into. */
  other_year: z.number().int().nullable(),
  /** For staff: the gift it came from or went back to, and who did it. */
  payment_id: Id.nullable(),
  actor_email: z.string().nullable(),
})
export type BudgetLine = z.infer<typeof BudgetLine>

const filters = {
  /** Part of a teacher’s address or name; `teacher` means the same, or is their id. */
  q: listFilter(z.string().trim().max(320)),
  teacher: listFilter(z.string().trim().max(320)),
  fiscal_year: listFilter(z.coerce.number().int().min(1).max(9999)),
  state: listFilter(z.enum(budgetStates)),
}
const ByBudget = z.object({ budgetId: Id })
const perStaff = { max: 120, windowSeconds: 600, per: 'account' } as const

/** A teacher's budgets, and those of all teachers for staff. */
export const budgetEndpoints = {
  own: endpoint({
    name: 'budgets.own',
    method: 'GET',
    path: '/api/teacher/budgets',
    summary: 'The budgets of the teacher, one per school year, and what becomes of what is left of this one.',
    access: 'teacher',
    output: z.object({ items: z.array(BudgetUsage), total: z.number().int(), year_end: YearEnd }),
    errors: [],
  }),
  listRows: endpoint({
    name: 'budgets.list-rows',
    method: 'GET',
    path: '/rest/v1/v_budget_usage',
    aliases: ['/rest/v1/teacher_budgets'],
    summary: 'The budgets of the teacher as rows of the data store, whatever the query names.',
    access: 'teacher',
    output: z.array(BudgetUsage),
    errors: [],
  }),
  history: endpoint({
    name: 'budgets.history',
    method: 'GET',
    path: '/api/budgets/:budgetId/history',
    summary:
      'Every cent of a budget, from the ledger, the latest first. Teachers see their own budgets alone.',
    access: 'teacher or staff',
    duty: 'money',
    params: ByBudget,
    query: PageQuery,
    output: pageOf(BudgetLine),
    errors: ['budgets.not_found'],
    rateLimit: peoplePages,
  }),
  list: endpoint({
    name: 'budgets.list',
    method: 'GET',
    path: '/.netlify/functions/admin-budgets-list',
    summary: 'All budgets, one per teacher and school year, the latest year first.',
    access: 'admin',
    duty: 'money',
    query: PageQuery.in.extend({ ...filters, sort: listFilter(z.enum(budgetSorts)) }).transform(withPage),
    output: countedPageOf(StaffBudget),
    errors: [],
    rateLimit: peoplePages,
  }),
  listCsv: endpoint({
    name: 'budgets.list-csv',
    method: 'GET',
    path: '/api/admin/budgets.csv',
    summary: 'What the filters show of the budgets, all pages, as a file for spreadsheets.',
    access: 'admin',
    duty: 'money',
    query: z.object(filters),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  read: endpoint({
    name: 'budgets.read',
    method: 'GET',
    path: '/api/admin/budgets/:budgetId',
    summary: 'One budget as staff see it.',
    access: 'admin',
    duty: 'money',
    params: ByBudget,
    output: StaffBudget,
    errors: ['budgets.not_found'],
  }),
  upsert: endpoint({
    name: 'budgets.upsert',
    method: 'POST',
    path: '/.netlify/functions/admin-budgets-upsert',
    summary:
      'Sets what is allocated to a teacher in a school year. More comes from the classrooms’ fund, then from operations; less goes to the classrooms’ fund.',
    access: 'admin',
    duty: 'money',
    body: z.object({
      teacher_id: Id,
      fiscal_year: z.number().int().min(2000).max(2200),
      amount_cents: z.unknown(),
      /** What the form showed as allocated: where it is something else by now, nothing is done. */
      was_cents: Cents.nullish(),
    }),
    output: z.object({ ok: z.literal(true), item: StaffBudget }),
    errors: [
      'identity.proof_needed',
      'budgets.teacher_not_found',
      'budgets.amount_invalid',
      'budgets.below_spent',
      'budgets.fund_short',
      'budgets.changed',
    ],
    rateLimit: perStaff,
  }),
  lock: endpoint({
    name: 'budgets.lock',
    method: 'POST',
    path: '/.netlify/functions/admin-budgets-lock',
    summary: 'Locks a budget or opens it again. While it is locked nothing new is reserved of it.',
    access: 'admin',
    duty: 'money',
    proof: 'recent',
    body: z.object({ budget_id: Id, locked: z.boolean() }),
    output: z.object({ ok: z.literal(true), item: StaffBudget }),
    errors: ['budgets.not_found'],
    rateLimit: perStaff,
  }),
  yearEnd: endpoint({
    name: 'budgets.year-end',
    method: 'GET',
    path: '/api/admin/budgets/year-end',
    summary:
      'What becomes of what is left of this school year, and what the classrooms’ fund and operations hold.',
    access: 'admin',
    duty: 'money',
    output: YearEnd.extend({ fund_cents: Cents, operations_cents: Cents, left_cents: Cents }),
    errors: [],
  }),
  setYearEnd: endpoint({
    name: 'budgets.set-year-end',
    method: 'POST',
    path: '/api/admin/budgets/year-end',
    summary:
      'Says what becomes of what is left of a school year: into the next one’s budget, or back to the classrooms’ fund. Once teachers were told it only gets kinder.',
    access: 'admin',
    duty: 'money',
    body: z.object({ fiscal_year: z.number().int().min(2000).max(2200), rule: z.enum(yearEndRules) }),
    output: z.object({ ok: z.literal(true), item: YearEnd }),
    errors: ['identity.proof_needed', 'budgets.year_decided'],
    rateLimit: perStaff,
  }),
}
