import type { Tx } from '../../../database/database.ts'
import { findProfileOf } from './profiles.queries.ts'

/** What a sponsor saved for their public page; nothing before the first time. */
export function readOwnProfile(tx: Tx, userId: string) {
  return findProfileOf(tx, userId)
}
