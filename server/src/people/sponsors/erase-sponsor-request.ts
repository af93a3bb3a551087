import type { Tx } from '../../database/database.ts'
import { deleteSponsorRequestsOf } from './sponsors.queries.ts'

/** Deletes that someone asked for the $800 link; what they paid is the ledger's. */
export function eraseSponsorRequest(tx: Tx, addresses: readonly string[]): Promise<void> {
  return deleteSponsorRequestsOf(tx, addresses)
}
