import type { Tx } from '../../database/database.ts'
import { deleteInterestsOf } from './programs.queries.ts'

/** Forgets that someone wanted to be told when a program opens. */
export function eraseInterests(tx: Tx, addresses: readonly string[]): Promise<void> {
  return deleteInterestsOf(tx, addresses)
}
