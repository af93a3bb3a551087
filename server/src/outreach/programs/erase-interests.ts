import type { Tx } from '../../database/database.ts'
import { deleteInterestsOf, listInterestsOf } from './programs.queries.ts'

/** Forgets that someone wanted to be told when a program opens. */
export function eraseInterests(tx: Tx, addresses: readonly string[]): Promise<void> {
  return deleteInterestsOf(tx, addresses)
}

/** The programs someone wants to hear of. */
export function exportInterests(tx: Tx, email: string) {
  return listInterestsOf(tx, email)
}
