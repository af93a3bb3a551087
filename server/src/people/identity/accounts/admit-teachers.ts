import { asRole } from '@tower/contract/access.ts'
import { type RoleReason, roleReasons } from '@tower/contract/people/role-reasons.ts'
import type { Tx } from '../../../database/database.ts'
import { findAllowers, insertIntroductions } from './introductions.queries.ts'
import { roleAfterGrant } from './may-sign-in.ts'
import {
  insertAllowedTeachers,
  insertMissingTeachers,
  insertTeacherHistory,
  selectAccountsForUpdate,
  selectBlockedTeachers,
  updateToTeacher,
  type NewTeacher,
} from './teacher-accounts.queries.ts'

export type AdmitTeachers = {
  teachers: NewTeacher[]
  at: Date
  /** What let them in: kept with the allowlist entry. */
  source: 'confirmation' | 'import' | 'demo'
  /** Whether the person has just shown that the address is theirs. */
  emailVerified: boolean
}

/** A teacher's account, or why the address doesn't get one: staff decide then. */
export type Admission =
  | { admitted: true; teacherId: string }
  | { admitted: false; because: 'blocked' | 'disabled' | 'has_another_role' }

const historyReason: Record<AdmitTeachers['source'], RoleReason> = {
  confirmation: 'classroom_confirmed',
  import: 'classroom_imported',
  demo: 'demo',
}

/**
 * Opens or finds the accounts of teachers and lets their addresses sign in. As at the gate, a sponsor becomes a
 * teacher; who is anything else, was disabled, or was switched off on the allowlist keeps that.
 */
export async function admitTeachers(
  tx: Tx,
  { teachers, at, source, emailVerified }: AdmitTeachers,
): Promise<Map<string, Admission>> {
  const admissions = new Map<string, Admission>()
  if (teachers.length === 0) return admissions
  const blocked = await selectBlockedTeachers(
    tx,
    teachers.map(({ email }) => email),
  )
  for (const email of blocked) admissions.set(email, { admitted: false, because: 'blocked' })

  const welcome = oncePerEmail(teachers).filter(({ email }) => !blocked.has(email))
  if (welcome.length === 0) return admissions
  const opened = await insertMissingTeachers(tx, welcome, { at, emailVerified })
  const accounts = await selectAccountsForUpdate(
    tx,
    welcome.map(({ email }) => email),
  )
  for (const account of accounts) admissions.set(account.email, admissionOf(account))

  const promoted = accounts.filter(({ role, email }) => role !== 'teacher' && admissions.get(email)?.admitted)
  if (promoted.length > 0)
    await updateToTeacher(
      tx,
      promoted.map(({ id }) => id),
      at,
    )
  const changed = [...opened.map(({ id }) => ({ id, role: null })), ...promoted]
  if (changed.length > 0)
    await insertTeacherHistory(tx, changed, { at, reason: roleReasons[historyReason[source]] })
  await noteMakers(
    tx,
    changed.map(({ id }) => id),
    { source, at },
  )

  const admitted = welcome.filter(({ email }) => admissions.get(email)?.admitted)
  if (admitted.length > 0) await insertAllowedTeachers(tx, admitted, { at, source })
  return admissions
}

/** Lists are the operator's. Whoever confirmed a classroom came by themself, unless somebody of the staff had let their address in. */
async function noteMakers(
  tx: Tx,
  teacherIds: readonly string[],
  { source, at }: Pick<AdmitTeachers, 'source' | 'at'>,
): Promise<void> {
  if (source === 'demo' || teacherIds.length === 0) return
  const made = { role: 'teacher', at } as const
  const introduced =
    source === 'import'
      ? teacherIds.map((userId) => ({ ...made, userId, byId: null, door: 'imported_list' as const }))
      : (await findAllowers(tx, teacherIds)).map((one) => ({
          ...made,
          ...one,
          door: 'allowed_address' as const,
        }))
  await insertIntroductions(tx, introduced)
}

function admissionOf({
  id,
  role,
  disabledAt,
}: {
  id: string
  role: string | null
  disabledAt: Date | null
}): Admission {
  if (disabledAt !== null) return { admitted: false, because: 'disabled' }
  if (roleAfterGrant(asRole(role), 'teacher') !== 'teacher')
    return { admitted: false, because: 'has_another_role' }
  return { admitted: true, teacherId: id }
}

/** One statement can't insert an address twice; sorted, so that two admissions insert in one order. */
function oncePerEmail(teachers: NewTeacher[]): NewTeacher[] {
  return [...new Map(teachers.map((teacher) => [teacher.email, teacher])).values()].sort((a, b) =>
    a.email < b.email ? -1 : 1,
  )
}
