import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import type { PersonRow } from '../identity/accounts/lock-person.ts'
import { findListedPerson } from './directory.queries.ts'

/** A person as staff see them; refused when there is none. */
export async function getPerson(tx: Tx, userId: string): Promise<PersonRow> {
  const person = await findListedPerson(tx, userId)
  if (!person) throw new Refusal('directory.not_found')
  return person
}
