import { asLanguage } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { noteIntroduction } from '../../../people/identity/accounts/note-introduction.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findClassroomForUpdate } from '../../classrooms/find-classrooms-for-update.ts'
import { findTeacherOnRecord, type TeacherOnRecord } from '../../classrooms/find-teacher-on-record.ts'
import { recordConfirmation } from '../../classrooms/record-confirmation.ts'
import { linkTeacherNominations } from '../nominations.queries.ts'
import { updateClaimDecision, type OpenClaim } from './claims.queries.ts'
import { getClaim, type ClaimRow } from './list-claims.ts'
import { requireOpenClaim } from './require-open-claim.ts'

export type ApproveClaim = { actor: Actor; claimId: string }

/**
 * Makes whoever asked the classroom's confirmed teacher. What an earlier teacher's budget was given stays there; slots matched from
 * now on are the new teacher's.
 */
export function approveClaim(services: Services, { actor, claimId }: ApproveClaim): Promise<ClaimRow> {
  const { database, clock, random } = services
  return database.transaction(async (tx) => {
    const at = clock.now()
    const claim = await requireOpenClaim(tx, { claimId, actor })
    const classroom = await findClassroomForUpdate(tx, claim.classroomId)
    if (!classroom) throw new Refusal('nominations.claim_not_found')
    const before = await findTeacherOnRecord(tx, classroom.id)
    const teacher = { displayName: claim.displayName, email: claim.email }
    const admission = await recordConfirmation(tx, { classroomId: classroom.id, teacher, at, random })
    await linkTeacherNominations(tx, { ...teacher, school: classroom.school })
    await updateClaimDecision(tx, { id: claimId, approved: true, reason: null, actorId: actor.userId, at })
    await tellBoth(tx, { claim, before, classroomName: classroom.name })
    const teacherAdmitted = admission.admitted
    if (admission.admitted)
      await noteIntroduction(tx, {
        ...{ userId: admission.teacherId, byId: actor.userId, role: 'teacher', door: 'approved_claim', at },
      })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'classrooms.confirmed',
      targetKind: 'classroom',
      targetId: classroom.id,
      details: { how: 'staff', claimId, teacherAdmitted },
    })
    return getClaim(tx, claimId)
  })
}

type Decided = { claim: OpenClaim; before: TeacherOnRecord; classroomName: string }

async function tellBoth(tx: Tx, { claim, before, classroomName }: Decided): Promise<void> {
  await queueMail(tx, {
    dedupeKey: `claim-approved:${claim.id}`,
    to: claim.email,
    template: 'classroom_claim',
    params: { outcome: 'approved', classroomName },
    locale: asLanguage(claim.locale),
  })
  if (before.email === null || before.email === claim.email) return
  await queueMail(tx, {
    dedupeKey: `claim-moved:${claim.id}`,
    to: before.email,
    template: 'classroom_claim_notice',
    params: { outcome: 'approved', classroomName },
    locale: asLanguage(before.locale),
  })
}
