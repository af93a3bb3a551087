import { dayMs } from '@tower/contract/durations.ts'

/** Days of UTC, as `YYYY-MM-DD`: the Monday a week begins with, and the one it ends before. */
export type Week = { start: string; end: string }

/** The week that an instant lies in. Weeks run Monday to Monday in UTC. */
export function storybookWeekOf(at: Date): Week {
  const daysSinceMonday = (at.getUTCDay() + 6) % 7
  const monday = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() - daysSinceMonday)
  return { start: dayOf(monday), end: dayOf(monday + 7 * dayMs) }
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
