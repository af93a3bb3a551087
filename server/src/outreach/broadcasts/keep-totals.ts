import type { Services } from '../../services.ts'
import { readLiveTotals } from './broadcasts.queries.ts'
import type { LiveTotals } from './word-live-slide.ts'

const keptForMs = 30_000

/** Reads what was given and matched so far; however many ask, it is counted twice a minute at most. */
export function keepTotals({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): () => Promise<LiveTotals> {
  let kept: { totals: Promise<LiveTotals>; readAt: number } | undefined
  return () => {
    const now = clock.now().getTime()
    if (kept && kept.readAt <= now && now < kept.readAt + keptForMs) return kept.totals
    const reading = { totals: database.read(readLiveTotals), readAt: now }
    kept = reading
    // A failure is nothing to keep; whoever waits for it hears of it.
    reading.totals.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading.totals
  }
}
