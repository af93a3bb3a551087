import type { Services } from '../../../services.ts'
import { findLastVerification, findLastWholeAt } from './desk-ledger.queries.ts'

/** What the last proof of the books found, and when all rules held last. */
export function readVerification(services: Services) {
  return services.database.read(async (tx) => {
    const last = await findLastVerification(tx)
    const wholeAt = await findLastWholeAt(tx)
    return {
      last: last ? { at: last.at.toISOString(), broken: last.broken } : null,
      last_whole_at: wholeAt?.toISOString() ?? null,
    }
  })
}
