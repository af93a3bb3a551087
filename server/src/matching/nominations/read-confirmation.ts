import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findTeacherOnRecord } from '../classrooms/find-teacher-on-record.ts'
import { findClassroom } from '../classrooms/find-classroom.ts'
import { findClaimState } from './claims/claims.queries.ts'
import { confirmationTokenHash } from './confirmation-token.ts'
import { selectConfirmationRequest, type ConfirmationRequest } from './nominations.queries.ts'

export type Confirmation = {
  classroomName: string
  school: string | null
  teacherDisplayName: string
  state: 'open' | 'used' | 'expired' | 'waiting' | 'refused'
}

/** What a link would confirm. Mail scanners open links: reading changes nothing. */
export function readConfirmation(services: Services, { token }: { token: string }): Promise<Confirmation> {
  return services.database.read(async (tx) => {
    const request = await selectConfirmationRequest(tx, confirmationTokenHash(token))
    const classroom = request && (await findClassroom(tx, request.classroomId))
    if (!classroom) throw new Refusal('nominations.link_unknown')
    const { name: classroomName, school } = classroom
    const { teacherDisplayName } = request
    return { classroomName, school, teacherDisplayName, state: await stateOf(services, tx, request) }
  })
}

async function stateOf(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { classroomId, email, usedAt, expiresAt }: ConfirmationRequest,
): Promise<Confirmation['state']> {
  const record = await findTeacherOnRecord(tx, classroomId)
  const isTheirs = record.isConfirmed && record.email === email
  if (usedAt !== null && !isTheirs) {
    const claim = await findClaimState(tx, { classroomId, email })
    if (claim === 'waiting' || claim === 'refused') return claim
  }
  if (usedAt !== null || isTheirs) return 'used'
  return expiresAt <= clock.now() ? 'expired' : 'open'
}
