import { dayOf, moveDay } from '@tower/contract/org-days.ts'

/** The day where somebody is, as they say it; the organization's where they say none, or one that it can be nowhere on earth. */
export function dayWhere(said: string | null | undefined, now: Date): string {
  const today = dayOf(now)
  return said && [-1, 0, 1].some((off) => moveDay(today, off) === said) ? said : today
}
