import { asRole } from '@tower/contract/access.ts'
import type { Person } from '@tower/contract/people/directory.contract.ts'
import type { PersonRow } from '../identity/accounts/lock-person.ts'

/** A person as staff see them. */
export function viewPerson(person: PersonRow): Person {
  return {
    id: person.id,
    email: person.email,
    full_name: person.full_name,
    role: asRole(person.role),
    created_at: person.created_at.toISOString(),
    disabled_at: person.disabled_at?.toISOString() ?? null,
  }
}

export const peopleHeader = ['Email', 'Name', 'Role', 'State', 'Created (UTC)']

/** A person as a line of a file. */
export function viewPersonLine(person: PersonRow): string[] {
  const state = person.disabled_at ? 'disabled' : 'active'
  return [person.email, person.full_name ?? '', person.role ?? '', state, person.created_at.toISOString()]
}
