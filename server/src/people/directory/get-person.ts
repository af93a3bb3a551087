import type { Person } from '@tower/contract/people/directory.contract.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import type { Actor } from '../../http/actor.ts'
import { requireSeen } from '../identity/accounts/seen-people.ts'
import { people } from './directory.queries.ts'

/** A person as staff see them, as the database gives it. */
export type ListedPerson = z.input<typeof Person>

/** A person as staff see them; refused when there is none. */
export async function getPerson(tx: Tx, userId: string): Promise<ListedPerson> {
  const person = await people.find(tx, sql`id = ${userId}`)
  if (!person) throw new Refusal('directory.not_found')
  return person
}

/** The same for somebody of the staff; refused where their duties do not cover it. */
export async function getPersonFor(
  tx: Tx,
  actor: Pick<Actor, 'duties'>,
  userId: string,
): Promise<ListedPerson> {
  const person = await getPerson(tx, userId)
  requireSeen(actor, person)
  return person
}
