import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { revokeSessions } from '../sessions/sessions.queries.ts'
import { lockPerson, requireAnotherSuperadmin } from './lock-person.ts'
import { closeLinksOf, setDisabledAt, setEntriesActive, type PersonRow } from './people.queries.ts'

export type DisablePerson = {
  userId: string
  /** Null: somebody at the server's own keyboard. */
  actorId: string | null
  at: Date
}

/** Shuts a person out: sessions end, open links and codes stop working, no new ones are sent, the next request is refused. */
export async function disablePerson(
  tx: Tx,
  { userId, actorId, at }: DisablePerson,
): Promise<{ person: PersonRow; changed: boolean }> {
  const held = await lockPerson(tx, userId)
  const { person } = held
  if (person.disabled_at) return { person, changed: false }
  requireAnotherSuperadmin(held)
  await setDisabledAt(tx, userId, at, at)
  await closeLinksOf(tx, person.email, at)
  await setEntriesActive(tx, { email: person.email, role: person.role ?? '', which: 'this role' }, false, at)
  const sessions = await revokeSessions(tx, { userId }, 'disabled', at)
  await writeAudit(tx, {
    at,
    actorId,
    action: 'identity.person_disabled',
    targetKind: 'user',
    targetId: userId,
    details: { role: person.role, sessions },
  })
  return { person: { ...person, disabled_at: at }, changed: true }
}
