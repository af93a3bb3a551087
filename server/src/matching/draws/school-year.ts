import { fiscalYearOf } from '@tower/contract/money/budgets.ts'

/** 1 July, 00:00 UTC, of the school year an instant falls in. */
export function schoolYearStart(instant: Date): Date {
  return new Date(Date.UTC(fiscalYearOf(instant) - 1, 6, 1))
}

/** When a draw that isn't run yet will be: at its start, or now if that has passed. */
export function plannedRun(slotStarts: Date, now: Date): Date {
  return slotStarts > now ? slotStarts : now
}
