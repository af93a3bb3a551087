import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findClassroom } from '../classrooms/find-classroom.ts'
import { insertNomination } from './nominations.queries.ts'
import { nominatorPepper, sealNominatorHash } from './nominator-pepper.ts'
import { requireNominationsOpen } from './require-nominations-open.ts'

export type NominateClassroom = {
  classroomId: string
  /** SHA-256 of the nominator's contact, as the browser made it. */
  nominatorHash: string
  reason: string | null
}

/** Casts a ballot for a room. The same nominator's second ballot is accepted and changes nothing. */
export async function nominateClassroom(services: Services, nomination: NominateClassroom): Promise<void> {
  requireNominationsOpen(services)
  const nominatorHash = sealNominatorHash(nomination.nominatorHash, nominatorPepper(services))
  await services.database.transaction(async (tx) => {
    const classroom = await findClassroom(tx, nomination.classroomId)
    if (!classroom) throw new Refusal('classrooms.not_found')
    const { classroomId, reason } = nomination
    const id = await insertNomination(tx, { classroomId, nominatorHash, reason, at: services.clock.now() })
    if (id === undefined) return
    await notifyStaff(tx, {
      type: 'nomination',
      title: `${classroom.name} was nominated`,
      message: reason ? `“${reason}”` : 'No reason was given.',
      dedupeKey: `nomination:${id}`,
    })
  })
}
