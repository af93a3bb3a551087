import type { HandedDown } from '../../handed-down.ts'
import type { Services } from '../../services.ts'

const windowMs = 30 * 60_000
const freshMs = 15_000

/** How many payments failed in the last half hour, looked up four times a minute at most. */
export function createFailedPaymentCount(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { countFailedPayments }: Pick<HandedDown, 'countFailedPayments'>,
): () => Promise<number> {
  let known: { count: number; until: number } | undefined
  return async () => {
    const now = clock.now().getTime()
    if (!known || known.until <= now) {
      const count = await database.read((tx) => countFailedPayments(tx, new Date(now - windowMs)))
      known = { count, until: now + freshMs }
    }
    return known.count
  }
}
