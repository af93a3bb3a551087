import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { ensureShareCode } from '../classrooms/ensure-share-code.ts'
import { confirmationTokenHash } from './confirmation-token.ts'
import { tellTeacher } from './tell-teacher.ts'
import { confirmNominationOf, findNominationLink } from './confirmed-nominations.queries.ts'

export type ConfirmedNomination = { classroomName: string; hasTeacher: boolean; shareCode: string }

/**
 * Counts the nomination of a link in full, once, and the mailbox it was sent to once for the classroom. Answers how others
 * find the same classroom.
 */
export function confirmNomination(
  services: Services,
  { token }: { token: string },
): Promise<ConfirmedNomination> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const link = await findNominationLink(tx, confirmationTokenHash(token))
    if (!link) throw new Refusal('nominations.link_unknown')
    if (link.isCounted) throw new Refusal('nominations.already_counted')
    if (link.expiresAt <= at) throw new Refusal('nominations.link_expired')
    const { nominationId, teacherNominationId, mailboxHash, classroomId, classroomName, hasTeacher } = link
    if (!(await confirmNominationOf(tx, { nominationId, mailboxHash, how: 'link', at })))
      throw new Refusal('nominations.already_counted')
    if (teacherNominationId !== null) await tellTeacher(services, tx, { teacherNominationId, at })
    const shareCode = await ensureShareCode(tx, { classroomId, at, random: services.random })
    return { classroomName, hasTeacher, shareCode }
  })
}
