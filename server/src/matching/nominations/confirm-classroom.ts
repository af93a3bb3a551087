import type { Tx } from '../../database/database.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import type { Admission } from '../../people/identity/accounts/admit-teachers.ts'
import type { Classroom } from '../classrooms/find-classroom.ts'
import { ensureShareCode } from '../classrooms/ensure-share-code.ts'
import { findClassroomForUpdate } from '../classrooms/find-classrooms-for-update.ts'
import { findTeacherOnRecord } from '../classrooms/find-teacher-on-record.ts'
import { recordConfirmation } from '../classrooms/record-confirmation.ts'
import { claimCause } from './claims/claim-cause.ts'
import { waitForStaff } from './claims/wait-for-staff.ts'
import { confirmationTokenHash } from './confirmation-token.ts'
import {
  countNominators,
  linkTeacherNominations,
  markRequestUsed,
  selectConfirmationRequestForUpdate,
} from './nominations.queries.ts'

export type ConfirmedClassroom = {
  classroomName: string
  state: 'confirmed' | 'waiting'
  nominators: number
  /** Null while it waits for staff. */
  shareCode: string | null
}

/**
 * Confirms the classroom of a link, once: the classroom may win from now on, and its teacher may sign in. By an address that
 * nobody knew as this classroom's it waits for staff.
 */
export function confirmClassroom(
  services: Services,
  { token }: { token: string },
): Promise<ConfirmedClassroom> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const request = await getOpenRequestForUpdate(tx, token, at)
    const classroom = await findClassroomForUpdate(tx, request.classroomId)
    if (!classroom) throw new Refusal('nominations.link_unknown')
    const record = await findTeacherOnRecord(tx, classroom.id)
    const { nominators } = await countNominators(tx, classroom.id)
    const { name: classroomName } = classroom
    const teacher = { displayName: request.teacherDisplayName, email: request.email }
    const because = claimCause(record, request.email, services.config.TEACHER_EMAIL_SUFFIXES)
    if (because === undefined && record.isConfirmed) throw new Refusal('nominations.already_confirmed')
    await markRequestUsed(tx, request.id, at)
    if (because !== undefined) {
      const { locale } = request
      await waitForStaff(tx, { classroom, teacher: { ...teacher, locale }, because, record, at })
      return { classroomName, state: 'waiting', nominators, shareCode: null }
    }
    await confirmFor(services, tx, { classroom, teacher, at })
    const code = { classroomId: classroom.id, at, random: services.random }
    return { classroomName, state: 'confirmed', nominators, shareCode: await ensureShareCode(tx, code) }
  })
}

type ConfirmFor = { classroom: Classroom; teacher: { displayName: string; email: string }; at: Date }

async function confirmFor(
  { random }: Pick<Services, 'random'>,
  tx: Tx,
  { classroom, teacher, at }: ConfirmFor,
): Promise<void> {
  const admission = await recordConfirmation(tx, { classroomId: classroom.id, teacher, at, random })
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
}

async function getOpenRequestForUpdate(tx: Tx, token: string, at: Date) {
  const request = await selectConfirmationRequestForUpdate(tx, confirmationTokenHash(token))
  if (!request) throw new Refusal('nominations.link_unknown')
  if (request.usedAt !== null) throw new Refusal('nominations.link_used')
  if (request.expiresAt <= at) throw new Refusal('nominations.link_expired')
  return request
}

type NewlyConfirmed = {
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
  { classroomId, classroomName, teacher, admission }: NewlyConfirmed,
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
