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

/** Months begin at midnight by UTC, as the books do. */
function readSummary({ database }: Pick<Services, 'database'>, at: Date): Promise<Summary> {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
  const since = {
    month: new Date(Date.UTC(year, month, 1)),
    previousMonth: new Date(Date.UTC(year, month - 1, 1)),
    year: new Date(Date.UTC(year, 0, 1)),
  }
  return database.read(async (tx) => ({
    ...(await sumDonations(tx, since)),
    people: await countPeople(tx),
    recent: await listRecentSignups(tx, new Date(at.getTime() - recentSignupDays * dayMs)),
    readAt: at,
  }))
}
