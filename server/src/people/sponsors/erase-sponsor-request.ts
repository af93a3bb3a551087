import type { Tx } from '../../database/database.ts'
import { deleteSponsorRequestsOf, listSponsorRequestsOf } from './sponsors.queries.ts'

/** Deletes that someone asked for the $800 link; what they paid is the ledger's. */
export function eraseSponsorRequest(tx: Tx, addresses: readonly string[]): Promise<void> {
  return deleteSponsorRequestsOf(tx, addresses)
}

/** That someone asked for the $800 link, and how far they are. */
export function exportSponsorRequest(tx: Tx, email: string) {
  return listSponsorRequestsOf(tx, email)
}
