import { asRole } from '@tower/contract/access.ts'
import { findAuthorityFault } from '@tower/contract/people/directory.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'

type Person = { id: string; role: string | null }

/** Refuses whoever has no authority over a person; pages ask the same rule before they show a button. */
export function requireAuthorityOver(
  { userId: id, role }: Pick<Actor, 'userId' | 'role'>,
  person: Person,
): void {
  const fault = findAuthorityFault({ id, role }, { id: person.id, role: asRole(person.role) })
  if (fault) throw new Refusal(fault)
}
