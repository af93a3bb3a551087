import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findClassroom } from '../classrooms/find-classroom.ts'
import { confirmationTokenHash } from './confirmation-token.ts'
import { selectConfirmationRequest } from './nominations.queries.ts'

export type Confirmation = {
  classroomName: string
  school: string | null
  teacherDisplayName: string
  state: 'open' | 'used' | 'expired'
}

/** What a link would confirm. Mail scanners open links: reading changes nothing. */
export function readConfirmation(services: Services, { token }: { token: string }): Promise<Confirmation> {
  return services.database.read(async (tx) => {
    const request = await selectConfirmationRequest(tx, confirmationTokenHash(token))
    const classroom = request && (await findClassroom(tx, request.classroomId))
    if (!classroom) throw new Refusal('nominations.link_unknown')
    const { usedAt, expiresAt, teacherDisplayName } = request
    const done = usedAt !== null || classroom.confirmedAt !== null
    const expired = expiresAt <= services.clock.now()
    const { name, school } = classroom
    return {
      classroomName: name,
      school,
      teacherDisplayName,
      state: done ? 'used' : expired ? 'expired' : 'open',
    }
  })
}
