import { endOf, startOf } from '../../database/lists/period.ts'
import type { Period } from './history.queries.ts'

/** A filter's period: from an instant or the start of a day, up to and including an instant or a whole day. */
export function readPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }): Period {
  return {
    from: from === undefined ? undefined : startOf(from),
    until: to === undefined ? undefined : endOf(to),
  }
}
