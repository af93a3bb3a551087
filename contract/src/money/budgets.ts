import { dayOf, moveDay, startOfDay } from '../org-days.ts'

export const budgetErrors = {
  'budgets.not_found': { status: 404, sentence: 'Budget not found' },
  'budgets.teacher_not_found': { status: 404, sentence: 'No teacher has this account.' },
  'budgets.locked': { status: 409, sentence: 'Budget is locked' },
  'budgets.not_enough': { status: 409, sentence: 'There is not enough left in this budget.' },
  'budgets.amount_invalid': { status: 400, sentence: 'Enter a valid dollar amount' },
  'budgets.below_spent': {
    status: 400,
    sentence: 'More than that is spent, reserved or in question already.',
  },
  'budgets.fund_short': {
    status: 409,
    sentence: 'Neither the classrooms’ fund nor operations holds enough to raise this budget.',
  },
  'budgets.changed': { status: 409, sentence: 'This budget has changed. Look at it again.' },
  'budgets.year_decided': {
    status: 409,
    sentence: 'Teachers were told already what becomes of this school year’s money.',
  },
} as const

/** The most that a budget can be set to by staff. */
export const mostBudgetCents = 99_999_999

/** Whether a budget is locked by staff. */
export const budgetStates = ['open', 'locked'] as const
export type BudgetState = (typeof budgetStates)[number]

/** What budgets can be ordered by; a minus turns the order around. */
export const budgetSorts = ['-year', 'year', 'teacher', '-teacher', '-allocated', 'allocated'] as const
export type BudgetSort = (typeof budgetSorts)[number]

/** What becomes of money that is left in a budget when its school year is over. */
export const yearEndRules = ['carry_over', 'to_fund'] as const
export type YearEndRule = (typeof yearEndRules)[number]

/** What holds while staff say nothing: nobody loses what they saved. */
export const usualYearEndRule: YearEndRule = 'carry_over'

/** Teachers are told this many days before the school year is over; from then on the rule only gets kinder. */
export const yearEndNoticeDays = 14

/** What money of a budget is spent on. */
export const spendingKinds = ['order', 'reimbursement', 'card'] as const
export type SpendingKind = (typeof spendingKinds)[number]

const spendingSteps = ['reserved', 'released', 'paid', 'returned'] as const
export type SpendingStep = (typeof spendingSteps)[number]

type SpendingFact = `${SpendingKind}_${SpendingStep}`

/** The facts that move money of a budget, by the names that the ledger has for them. */
export const budgetFacts = [
  'budget_allocated',
  'budget_returned',
  'budget_recovered',
  'budget_raised',
  'budget_lowered',
  'budget_carried',
  'budget_to_fund',
  ...spendingKinds.flatMap((kind) => spendingSteps.map((step): SpendingFact => `${kind}_${step}`)),
] as const
export type BudgetFact = (typeof budgetFacts)[number]

/**
 * The school year an instant falls in, named by the calendar year it ends in: 1 July 2026 to 30 June 2027, days of the
 * organization, is 2027.
 */
export function fiscalYearOf(instant: Date): number {
  const day = dayOf(instant)
  return Number(day.slice(0, 4)) + (day.slice(5) >= '07-01' ? 1 : 0)
}

/** The start of 1 July of the school year an instant falls in. */
export function schoolYearStart(instant: Date): Date {
  return schoolYearEnd(fiscalYearOf(instant) - 1)
}

/** When a school year is over: the start of 1 July. */
export function schoolYearEnd(fiscalYear: number): Date {
  return startOfDay(`${fiscalYear}-07-01`)
}

/** From when on teachers are told what becomes of what is left of a school year. */
export function yearEndNoticeFrom(fiscalYear: number): Date {
  return startOfDay(moveDay(`${fiscalYear}-07-01`, -yearEndNoticeDays))
}
