import { asLanguage } from '@tower/contract/language.ts'
import type { Actor } from '../../../http/actor.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findClassroom } from '../../classrooms/find-classroom.ts'
import { findTeacherOnRecord } from '../../classrooms/find-teacher-on-record.ts'
import { updateClaimDecision } from './claims.queries.ts'
import { getClaim, type ClaimRow } from './list-claims.ts'
import { requireOpenClaim } from './require-open-claim.ts'

export type RefuseClaim = { actor: Actor; claimId: string; reason: string }

/** Leaves a classroom as it is. The claimant is told why, and the teacher on record that nothing changes. */
export function refuseClaim(services: Services, { actor, claimId, reason }: RefuseClaim): Promise<ClaimRow> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const claim = await requireOpenClaim(tx, { claimId, actor })
    const classroom = await findClassroom(tx, claim.classroomId)
    if (!classroom) throw new Refusal('nominations.claim_not_found')
    const { name: classroomName } = classroom
    await updateClaimDecision(tx, { id: claimId, approved: false, reason, actorId: actor.userId, at })
    await queueMail(tx, {
      dedupeKey: `claim-refused:${claimId}`,
      to: claim.email,
      template: 'classroom_claim',
      params: { outcome: 'refused', classroomName, reason },
      locale: asLanguage(claim.locale),
    })
    const record = await findTeacherOnRecord(tx, classroom.id)
    if (record.email !== null && record.email !== claim.email) {
      await queueMail(tx, {
        dedupeKey: `claim-kept:${claimId}`,
        to: record.email,
        template: 'classroom_claim_notice',
        params: { outcome: 'refused', classroomName },
        locale: asLanguage(record.locale),
      })
    }
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'classrooms.claim_refused',
      targetKind: 'classroom',
      targetId: classroom.id,
      details: { claimId, reason },
    })
    return getClaim(tx, claimId)
  })
}
