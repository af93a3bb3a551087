import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { lockWithSuperadmins, type PersonRow } from './people.queries.ts'

export type { PersonRow }

export type LockedPerson = {
  person: PersonRow
  /** How many others could still do what only superadmins do. */
  otherSuperadmins: number
}

/** A person held for a change of what they may do. Someone who was erased is nobody any more. */
export async function lockPerson(tx: Tx, userId: string): Promise<LockedPerson> {
  const { person, otherSuperadmins } = await lockWithSuperadmins(tx, userId)
  if (!person || person.erased_at) throw new Refusal('directory.not_found')
  return { person, otherSuperadmins }
}

/** Somebody must always be able to make superadmins: the last one stays. */
export function requireAnotherSuperadmin({ person, otherSuperadmins }: LockedPerson): void {
  const counts = person.role === 'superadmin' && person.disabled_at === null
  if (counts && otherSuperadmins === 0) throw new Refusal('directory.last_superadmin')
}
