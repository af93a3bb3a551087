import { dayMs } from '@tower/contract/durations.ts'

/** The day where somebody is, as they say it; that of the server where they say one that it can be nowhere on earth. */
export function dayOf(said: string | null | undefined, now: Date): string {
  const days = [-1, 0, 1].map((off) => new Date(now.getTime() + off * dayMs).toISOString().slice(0, 10))
  return said && days.includes(said) ? said : (days[1] ?? '')
}
