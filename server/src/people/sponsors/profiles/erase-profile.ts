import type { Tx } from '../../../database/database.ts'
import { deleteProfileOf, listProfilesOf } from './profiles.queries.ts'

/** Takes a sponsor's public page away. */
export function eraseProfile(tx: Tx, userId: string): Promise<void> {
  return deleteProfileOf(tx, userId)
}

/** What a sponsor says of themself in public. */
export function exportProfile(tx: Tx, userId: string) {
  return listProfilesOf(tx, userId)
}
