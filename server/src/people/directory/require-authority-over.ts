import { asRole } from '@tower/contract/access.ts'
import { findAuthorityFault } from '@tower/contract/people/directory.ts'
import { duties as allDuties } from '@tower/contract/people/duties.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import { requireSeen } from '../identity/accounts/seen-people.ts'

type Person = { id: string; role: string | null }

/** Refuses whoever has no authority over a person, or does not see them; pages ask the same rule before they show a button. */
export function requireAuthorityOver(
  { userId: id, role, duties }: Pick<Actor, 'userId' | 'role' | 'duties'>,
  person: Person,
): void {
  requireSeen({ duties }, person)
  const fault = findAuthorityFault({ id, role }, { id: person.id, role: asRole(person.role) })
  if (fault) throw new Refusal(fault)
}

/** A new admin has every duty: whoever lacks one could give it to themselves by an address of their own. */
export function requireEveryDuty({ duties }: Pick<Actor, 'duties'>): void {
  if (duties.length < allDuties.length) throw new Refusal('duties.all_needed')
}
