export const budgetErrors = {
  'budgets.not_found': { status: 404, sentence: 'Budget not found' },
  'budgets.locked': { status: 409, sentence: 'Budget is locked' },
  'budgets.not_enough': { status: 409, sentence: 'There is not enough left in this budget.' },
} as const

/**
 * The school year an instant falls in, named by the calendar year it ends in:
 * 1 July 2026 to 30 June 2027 (UTC) is 2027.
 */
export function fiscalYearOf(instant: Date): number {
  return instant.getUTCMonth() >= 6 ? instant.getUTCFullYear() + 1 : instant.getUTCFullYear()
}

/** 1 July, 00:00 UTC, of the school year an instant falls in. */
export function schoolYearStart(instant: Date): Date {
  return new Date(Date.UTC(fiscalYearOf(instant) - 1, 6, 1))
}
