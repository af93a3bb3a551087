import { asLanguage } from '@tower/contract/language.ts'
import type { ClaimCause } from '@tower/contract/matching/classroom-claims.ts'
import type { Tx } from '../../../database/database.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { TeacherOnRecord } from '../../classrooms/find-teacher-on-record.ts'
import { insertClaim } from './claims.queries.ts'

export type WaitForStaff = {
  classroom: { id: string; name: string }
  teacher: { displayName: string; email: string; locale: string }
  because: ClaimCause
  record: TeacherOnRecord
  at: Date
}

const causes: Record<ClaimCause, string> = {
  other_address: 'Another address is on record for this classroom.',
  has_teacher: 'A teacher leads this classroom already.',
  named_by_visitors: 'Visitors named this classroom, so no address is on record.',
  unlisted_address: 'This address does not end as the school addresses that are known here.',
}

/** Stores a confirmation for staff to decide. The claimant is told that it waits, and the teacher on record that somebody claims the classroom. */
export async function waitForStaff(tx: Tx, claim: WaitForStaff): Promise<void> {
  const { classroom, teacher, because, record, at } = claim
  const claimId = await insertClaim(tx, { classroomId: classroom.id, ...teacher, because, at })
  if (claimId === undefined) return
  await queueMail(tx, {
    dedupeKey: `claim-waiting:${claimId}`,
    to: teacher.email,
    template: 'classroom_claim',
    params: { outcome: 'waiting', classroomName: classroom.name },
    locale: asLanguage(teacher.locale),
  })
  if (record.email !== null) {
    await queueMail(tx, {
      dedupeKey: `claim-noticed:${claimId}`,
      to: record.email,
      template: 'classroom_claim_notice',
      params: { outcome: 'waiting', classroomName: classroom.name },
      locale: asLanguage(record.locale),
    })
  }
  await notifyStaff(tx, {
    type: 'confirmation',
    title: `${teacher.displayName} asks for ${classroom.name}`,
    message: `${teacher.email} confirmed the classroom. ${causes[because]} It waits for your decision under Review.`,
    dedupeKey: `claim:${claimId}`,
  })
  await writeAudit(tx, {
    at,
    actorId: null,
    action: 'classrooms.claimed',
    targetKind: 'classroom',
    targetId: classroom.id,
    details: { claimId, because },
  })
}
