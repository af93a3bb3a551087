import type { Tx } from '../../../database/database.ts'
import { listProfilesOf } from './profiles.queries.ts'

/** What a sponsor says of themself in public. */
export function exportProfile(tx: Tx, userId: string) {
  return listProfilesOf(tx, userId)
}
