import { monthOf, moveMonth } from '@tower/contract/org-days.ts'
import type { Services } from '../../services.ts'
import {
  countPeople,
  listRecentSignups,
  type People,
  type Signup,
  sumDonations,
} from './analytics.queries.ts'
import { dayMs } from '@tower/contract/durations.ts'
import { recentSignupDays } from '@tower/contract/oversight/analytics.ts'

const keptForMs = 30_000

export type Summary = {
  monthCents: number
  yearCents: number
  previousMonthCents: number
  people: People
  recent: Signup[]
  readAt: Date
}

/** Reads the numbers of the console; however many screens ask, they are counted twice a minute at most. */
export function keepSummary(services: Pick<Services, 'database' | 'clock'>): () => Promise<Summary> {
  let kept: { summary: Promise<Summary>; readAt: number } | undefined
  return () => {
    const now = services.clock.now()
    const age = now.getTime() - (kept?.readAt ?? Number.NEGATIVE_INFINITY)
    if (kept && age >= 0 && age < keptForMs) return kept.summary
    const reading = { summary: readSummary(services, now), readAt: now.getTime() }
    kept = reading
    // A failure is nothing to keep; whoever waits for it hears of it.
    reading.summary.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading.summary
  }
}

/** Months and years begin as the organization's days do, as in the books. */
function readSummary({ database }: Pick<Services, 'database'>, at: Date): Promise<Summary> {
  const month = monthOf(at)
  const since = {
    month: `${month}-01`,
    previousMonth: `${moveMonth(month, -1)}-01`,
    year: `${month.slice(0, 4)}-01-01`,
  }
  return database.read(async (tx) => ({
    ...(await sumDonations(tx, since)),
    people: await countPeople(tx),
    recent: await listRecentSignups(tx, new Date(at.getTime() - recentSignupDays * dayMs)),
    readAt: at,
  }))
}
