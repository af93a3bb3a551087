import { isStaff } from '@tower/contract/access.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import { asRole } from '../identity/sessions/access-token.ts'

type Person = { id: string; role: string | null }

/** Admins have authority over people who aren't staff, superadmins over everybody, nobody over themself. */
export function requireAuthorityOver(actor: Pick<Actor, 'userId' | 'role'>, person: Person): void {
  if (person.id === actor.userId) throw new Refusal('directory.yourself')
  if (actor.role !== 'superadmin' && isStaff(asRole(person.role)))
    throw new Refusal('directory.superadmin_only')
}
