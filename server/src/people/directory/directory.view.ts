import { UserId } from '@tower/contract/ids.ts'
import type { Person } from '@tower/contract/people/directory.ts'
import type { PersonRow } from '../identity/accounts/lock-person.ts'
import { asRole } from '../identity/sessions/access-token.ts'

/** A person as staff see them. */
export function viewPerson(person: PersonRow): Person {
  return {
    id: UserId.parse(person.id),
    email: person.email,
    full_name: person.full_name,
    role: asRole(person.role),
    created_at: person.created_at.toISOString(),
    disabled_at: person.disabled_at?.toISOString() ?? null,
  }
}
