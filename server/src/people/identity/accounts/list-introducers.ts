import type { Tx } from '../../../database/database.ts'
import { findIntroducers, type Introducer } from './introductions.queries.ts'

/** Who brought somebody in, each once by each door; null is the operator. Nobody did where they came by themself. */
export function listIntroducers(tx: Tx, userId: string): Promise<Introducer[]> {
  return findIntroducers(tx, userId)
}
