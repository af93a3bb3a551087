import type { Tx } from '../../database/database.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import type { Admission } from '../../people/identity/accounts/admit-teachers.ts'
import { findClassroomForUpdate } from '../classrooms/find-classrooms-for-update.ts'
import { recordConfirmation } from '../classrooms/record-confirmation.ts'
import { confirmationTokenHash } from './confirmation-token.ts'
import {
  linkTeacherNominations,
  markRequestUsed,
  selectConfirmationRequestForUpdate,
} from './nominations.queries.ts'

/** Confirms the classroom of a link, once: the classroom may win from now on, and its teacher may sign in. */
export function confirmClassroom(
  services: Services,
  { token }: { token: string },
): Promise<{ classroomName: string }> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const request = await getOpenRequestForUpdate(tx, token, at)
    const classroom = await findClassroomForUpdate(tx, request.classroomId)
    if (!classroom) throw new Refusal('nominations.link_unknown')
    if (classroom.confirmedAt !== null) throw new Refusal('nominations.already_confirmed')

    const teacher = { displayName: request.teacherDisplayName, email: request.email }
    const admission = await recordConfirmation(tx, {
      classroomId: classroom.id,
      teacher,
      at,
      random: services.random,
    })
    await markRequestUsed(tx, request.id, at)
    await linkTeacherNominations(tx, { ...teacher, school: classroom.school })
    await tellStaff(tx, { classroomId: classroom.id, classroomName: classroom.name, teacher, admission })
    await writeAudit(tx, {
      at,
      actorId: admission.admitted ? admission.teacherId : null,
      action: 'classrooms.confirmed',
      targetKind: 'classroom',
      targetId: classroom.id,
      details: { how: 'link', teacherAdmitted: admission.admitted },
    })
    return { classroomName: classroom.name }
  })
}

async function getOpenRequestForUpdate(tx: Tx, token: string, at: Date) {
  const request = await selectConfirmationRequestForUpdate(tx, confirmationTokenHash(token))
  if (!request) throw new Refusal('nominations.link_unknown')
  if (request.usedAt !== null) throw new Refusal('nominations.link_used')
  if (request.expiresAt <= at) throw new Refusal('nominations.link_expired')
  return request
}

type ConfirmedClassroom = {
  classroomId: string
  classroomName: string
  teacher: { displayName: string; email: string }
  admission: Admission
}

const hindrances = {
  blocked: 'is switched off on the allowlist',
  disabled: 'belongs to a disabled account',
  has_another_role: 'belongs to an account with another role',
} satisfies Record<Extract<Admission, { admitted: false }>['because'], string>

async function tellStaff(
  tx: Tx,
  { classroomId, classroomName, teacher, admission }: ConfirmedClassroom,
): Promise<void> {
  await notifyStaff(tx, {
    type: 'confirmation',
    title: admission.admitted
      ? `${classroomName} was confirmed`
      : `${classroomName} was confirmed, but has no teacher yet`,
    message: admission.admitted
      ? `${teacher.displayName} confirmed the classroom.`
      : `${teacher.email} ${hindrances[admission.because]}. Until a teacher is set, the classroom can't enter draws.`,
    dedupeKey: `confirmation:${classroomId}`,
  })
}
