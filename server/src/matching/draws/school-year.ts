import { freezeMinutes } from '@tower/contract/matching/draws.ts'
import { fiscalYearOf } from '@tower/contract/money/budgets.ts'

/** 1 July, 00:00 UTC, of the school year an instant falls in. */
export function schoolYearStart(instant: Date): Date {
  return new Date(Date.UTC(fiscalYearOf(instant) - 1, 6, 1))
}

/** When a draw whose list is not fixed yet will be run: at its start, or an hour from now if that is later. */
export function plannedRun(slotStarts: Date, now: Date): Date {
  return new Date(Math.max(slotStarts.getTime(), now.getTime() + freezeMinutes * 60_000))
}
