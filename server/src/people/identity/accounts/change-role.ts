import { asRole, type Role } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { lockPerson, requireAnotherSuperadmin } from './lock-person.ts'
import { noteIntroduction } from './note-introduction.ts'
import { findPerson, setEntriesActive, type PersonRow } from './people.queries.ts'
import { writeRole } from './write-role.ts'

export type ChangeRole = {
  userId: string
  role: Role
  /** Null: the operator does it. */
  actorId: string | null
  reason: string
  at: Date
}

/**
 * Gives a person another role: history, audit, and the end of their sessions with it. Entries of the allowlist
 * follow, or the role that was taken away could be claimed again at the next sign-in. The role held already changes nothing,
 * but for the operator's word: whoever has it is their own person, whoever brought them in.
 */
export async function changeRole(
  tx: Tx,
  { userId, role, actorId, reason, at }: ChangeRole,
): Promise<{ person: PersonRow; changed: boolean; from: Role | null }> {
  const held = await lockPerson(tx, userId)
  const from = asRole(held.person.role)
  const introduced = { userId, byId: actorId, role, door: 'gave_role', at } as const
  if (from === role) {
    if (actorId === null) await noteIntroduction(tx, introduced)
    return { person: held.person, changed: false, from }
  }
  requireAnotherSuperadmin(held)

  await setEntriesActive(tx, { email: held.person.email, role, which: 'other roles' }, false, at)
  await setEntriesActive(tx, { email: held.person.email, role, which: 'this role' }, true, at)
  await writeRole(tx, { userId, from, to: role, actorId, reason, at })
  await noteIntroduction(tx, introduced)
  const person = await findPerson(tx, userId)
  if (!person) throw new Refusal('directory.not_found')
  return { person, changed: true, from }
}
