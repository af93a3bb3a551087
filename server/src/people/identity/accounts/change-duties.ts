import { asRole } from '@tower/contract/access.ts'
import { type Duty, duties as allDuties, dutiesOf } from '@tower/contract/people/duties.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import { deleteDuties, findDuties, saveDuties } from './duties.queries.ts'
import { lockPerson, type PersonRow } from './lock-person.ts'

export type ChangeDuties = { userId: string; duties: readonly Duty[]; actorId: string; at: Date }

/** Gives an admin other duties, with a row of the audit log. Those held already change nothing. */
export async function changeDuties(
  tx: Tx,
  { userId, duties, actorId, at }: ChangeDuties,
): Promise<{ held: readonly Duty[]; changed: boolean }> {
  const { person } = await lockPerson(tx, userId)
  const role = asRole(person.role)
  if (role === 'superadmin') throw new Refusal('duties.superadmin_has_all')
  if (role !== 'admin') throw new Refusal('duties.not_an_admin')
  const before = await readDutiesOf(tx, person)
  const held = dutiesOf(role, duties)
  if (String(before) === String(held)) return { held, changed: false }
  // All of them are what an admin has when nobody says anything.
  if (held.length === allDuties.length) await deleteDuties(tx, userId)
  else await saveDuties(tx, { userId, duties: held, at })
  await writeAudit(tx, {
    at,
    actorId,
    action: 'identity.duties_changed',
    targetKind: 'user',
    targetId: userId,
    details: { from: inWords(before), to: inWords(held) },
  })
  return { held, changed: true }
}

/** The duties somebody has now. */
export async function readDutiesOf(
  tx: Tx,
  { id, role }: Pick<PersonRow, 'id' | 'role'>,
): Promise<readonly Duty[]> {
  return dutiesOf(role, await findDuties(tx, id))
}

const inWords = (duties: readonly Duty[]) => duties.join(', ') || 'none'
