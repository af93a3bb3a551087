import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { findPersonByEmail, type PersonRow } from './people.queries.ts'

/** The person of an address. */
export async function getPersonByEmail(tx: Tx, email: string): Promise<PersonRow> {
  const person = await findPersonByEmail(tx, email)
  if (!person) throw new Refusal('directory.not_found')
  return person
}

/** The same; undefined where the address has no account. */
export function seekPersonByEmail(tx: Tx, email: string): Promise<PersonRow | undefined> {
  return findPersonByEmail(tx, email)
}
