import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { DisablePerson } from './disable-person.ts'
import { isStaff } from '@tower/contract/access.ts'
import { lockPerson } from './lock-person.ts'
import { noteIntroduction } from './note-introduction.ts'
import { setDisabledAt, setEntriesActive, type PersonRow } from './people.queries.ts'

/** Lets a disabled person sign in again, with the role they held. What ended stays ended: they ask for a new link. */
export async function enablePerson(
  tx: Tx,
  { userId, actorId, at }: DisablePerson,
): Promise<{ person: PersonRow; changed: boolean }> {
  const { person } = await lockPerson(tx, userId)
  if (!person.disabled_at) return { person, changed: false }
  await setDisabledAt(tx, userId, null, at)
  await setEntriesActive(tx, { email: person.email, role: person.role ?? '', which: 'this role' }, true, at)
  if (person.role !== null && isStaff(person.role))
    await noteIntroduction(tx, { userId, byId: actorId, role: person.role, door: 'let_in_again', at })
  await writeAudit(tx, {
    at,
    actorId,
    action: 'identity.person_enabled',
    targetKind: 'user',
    targetId: userId,
    details: { role: person.role },
  })
  return { person: { ...person, disabled_at: null }, changed: true }
}
