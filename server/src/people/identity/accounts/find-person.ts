import type { Tx } from '../../../database/database.ts'
import { findPersonByEmail, type PersonRow } from './people.queries.ts'

/** The person of an address, if it has an account. */
export function findPersonOf(tx: Tx, email: string): Promise<PersonRow | undefined> {
  return findPersonByEmail(tx, email)
}
