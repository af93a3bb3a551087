import type { Language } from '@tower/contract/language.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { findProvenAddress } from '../../people/identity/accounts/find-proven-address.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findClassroom } from '../classrooms/find-classroom.ts'
import { markCastFrom } from './cast-from.ts'
import { confirmNominationOf } from './confirmed-nominations.queries.ts'
import { findNominationId, insertNomination } from './nominations.queries.ts'
import { nominatorPepper, sealNominatorHash } from './nominator-pepper.ts'
import { requireNominationsOpen } from './require-nominations-open.ts'
import { sealMailbox } from './seal-mailbox.ts'
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
  const nominatorHash = sealNominatorHash(nomination.nominatorHash, nominatorPepper(services))
  const { classroomId, reason, address, confirmation, actor } = nomination
  const castFrom = await markCastFrom(services, { classroomId, address, at })
  await services.database.transaction(async (tx) => {
    const classroom = await findClassroom(tx, classroomId)
    if (!classroom) throw new Refusal('classrooms.not_found')
    const cast = await insertNomination(tx, { classroomId, nominatorHash, reason, castFrom, at })
    const nominationId = cast ?? (await findNominationId(tx, { classroomId, nominatorHash }))
    if (nominationId !== undefined && actor) await standBehind(services, tx, { nominationId, actor, at })
    if (nominationId !== undefined && confirmation)
      await sendNominationLink(services, tx, {
        nominationId,
        classroomName: classroom.name,
        ...confirmation,
        at,
      })
    if (cast === undefined) return
    await notifyStaff(tx, {
      type: 'nomination',
      title: `${classroom.name} was nominated`,
      message: reason ? `“${reason}”` : 'No reason was given.',
      dedupeKey: `nomination:${cast}`,
    })
  })
}

/** An account whose mailbox was proven needs no further link. */
async function standBehind(
  services: Services,
  tx: Tx,
  { nominationId, actor, at }: { nominationId: string; actor: Pick<Actor, 'userId'>; at: Date },
): Promise<void> {
  const email = await findProvenAddress(tx, actor.userId)
  if (email === null) return
  const mailboxHash = sealMailbox(services, email)
  await confirmNominationOf(tx, { nominationId, mailboxHash, how: 'account', at })
}
