import type { Tx } from '../../../database/database.ts'
import { deleteProfileOf } from './profiles.queries.ts'

/** Takes a sponsor's public page away. */
export function eraseProfile(tx: Tx, userId: string): Promise<void> {
  return deleteProfileOf(tx, userId)
}
