import type { Tx } from '../../database/database.ts'
import { listOwnProspects } from './prospect-traces.queries.ts'

/** A person's own profiles, for their file. */
export function exportProspects(tx: Tx, userId: string) {
  return listOwnProspects(tx, userId)
}
