import type { Random } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { admitTeachers, type Admission } from '../../people/identity/accounts/admit-teachers.ts'
import { proveAddress } from '../../people/identity/accounts/prove-address.ts'
import { selectOpenCodes, updateConfirmation } from './classrooms.queries.ts'
import { createShareLink } from './create-share-link.ts'

export type RecordConfirmation = {
  classroomId: string
  teacher: { displayName: string; email: string }
  at: Date
  random: Pick<Random, 'bytes'>
}

/**
 * Marks a classroom as confirmed by its teacher, who may sign in from now on, and gives it a share code. The link that
 * confirmed it was mailed to the teacher's address, which is proven by it.
 * The caller holds the lock of the classroom and has seen that it wasn't confirmed before.
 */
export async function recordConfirmation(
  tx: Tx,
  { classroomId, teacher, at, random }: RecordConfirmation,
): Promise<Admission> {
  const admissions = await admitTeachers(tx, {
    teachers: [teacher],
    at,
    source: 'confirmation',
    emailVerified: true,
  })
  const admission = admissions.get(teacher.email)
  if (!admission) throw new Error('the teacher was neither admitted nor refused')
  const teacherId = admission.admitted ? admission.teacherId : null
  if (teacherId !== null) await proveAddress(tx, { userId: teacherId, at })
  await updateConfirmation(tx, { classroomId, at, teacher: { ...teacher, id: teacherId } })
  const codes = await selectOpenCodes(tx, { classroomIds: [classroomId], at })
  if (!codes.has(classroomId)) await createShareLink(tx, { classroomId, random, at, createdBy: teacherId })
  return admission
}
