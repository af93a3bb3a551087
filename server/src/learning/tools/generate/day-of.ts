import { dayMs } from '@tower/contract/durations.ts'

/** Schools are in the United States: in the middle of it, the evening is not yet the next day, as it is in UTC. */
const usualZone = 'America/Chicago'
const usualDay = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone: usualZone, year: 'numeric', month: '2-digit', day: '2-digit' },
})

/** The day where somebody is, as they say it; that of most schools where they say none, or one that it can be nowhere on earth. */
export function dayOf(said: string | null | undefined, now: Date): string {
  const days = [-1, 0, 1].map((off) => new Date(now.getTime() + off * dayMs).toISOString().slice(0, 10))
  return said && days.includes(said) ? said : usualDay.format(now)
}
