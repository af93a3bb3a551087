import type { Language } from '@tower/contract/language.ts'
import type { Actor } from '../../http/actor.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { holdClassroom } from '../classrooms/find-classroom.ts'
import { castBallot } from './cast-ballot.ts'
import { ensureDayKey } from './cast-from.ts'
import { requireNominationsOpen } from './require-nominations-open.ts'
import { sendNominationLink } from './send-nomination-link.ts'

export type NominateClassroom = {
  classroomId: string
  /** SHA-256 of the nominator's contact, as the browser made it. */
  nominatorHash: string
  reason: string | null
  /** The network address it comes from; only a mark of its network is kept. */
  address: string | undefined
  /** Where the link goes with which the nomination counts in full, and the language of that mail. */
  confirmation?: { email: string; locale: Language | undefined } | undefined
  /** Whoever is signed in stands behind it with their mailbox. */
  actor?: Pick<Actor, 'userId'> | undefined
}

/**
 * Casts a ballot for a classroom. The same nominator's second ballot is accepted and changes nothing, but it may bring the
 * mailbox that the first one lacked.
 */
export async function nominateClassroom(services: Services, nomination: NominateClassroom): Promise<void> {
  requireNominationsOpen(services)
  const at = services.clock.now()
  const { confirmation, actor, ...said } = nomination
  const dayKey = await ensureDayKey(services, at)
  await services.database.transaction(async (tx) => {
    const classroom = await holdClassroom(tx, said.classroomId)
    if (!classroom) throw new Refusal('classrooms.not_found')
    const { id, isNew } = await castBallot(services, tx, {
      ...said,
      classroomId: classroom.id,
      dayKey,
      actor,
      at,
    })
    if (id !== undefined && confirmation) {
      await sendNominationLink(services, tx, { nominationId: id, classroom, ...confirmation, at })
    }
    if (!isNew || id === undefined) return
    await notifyStaff(tx, {
      type: 'nomination',
      title: `${classroom.name} was nominated`,
      message: said.reason ? `“${said.reason}”` : 'No reason was given.',
      dedupeKey: `nomination:${id}`,
    })
  })
}
