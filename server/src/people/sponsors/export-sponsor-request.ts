import type { Tx } from '../../database/database.ts'
import { listSponsorRequestsOf } from './sponsors.queries.ts'

/** That someone asked for the $800 link, and how far they are. */
export function exportSponsorRequest(tx: Tx, email: string) {
  return listSponsorRequestsOf(tx, email)
}
