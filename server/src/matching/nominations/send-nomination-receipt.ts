import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../config.ts'
import type { Tx } from '../../database/database.ts'
import { queueSealedMail } from '../../mail/queue-sealed.ts'
import type { Services } from '../../services.ts'
import type { Classroom } from '../classrooms/find-classroom.ts'
import type { Ballot } from './cast-ballot.ts'
import { openNominationLink } from './open-nomination-link.ts'

export type SendNominationReceipt = {
  ballot: Ballot
  classroom: Pick<Classroom, 'name' | 'school' | 'city' | 'state' | 'confirmedAt'>
  nominators: number
  shareCode: string
  email: string
  locale: Language | undefined
  /** The nomination whose teacher is written to once the link is used. */
  teacherNominationId: string | undefined
  at: Date
}

/**
 * Mails what was nominated and the way for others, with the link that makes the nomination count in full. Where it counts by
 * an account, the receipt goes to the mailbox that the account has proven, once. Answers whether a link is still to be opened.
 */
export async function sendNominationReceipt(
  services: Services,
  tx: Tx,
  { ballot, classroom, nominators, shareCode, email, locale, teacherNominationId, at }: SendNominationReceipt,
): Promise<boolean> {
  const { id: nominationId, provenEmail } = ballot
  if (nominationId === undefined) return false
  const link =
    provenEmail === null
      ? await openNominationLink(services, tx, { nominationId, email, teacherNominationId, at })
      : undefined
  const { name, school, city, state, confirmedAt } = classroom
  await queueSealedMail(services, tx, {
    dedupeKey: `nomination-receipt:${link?.id ?? nominationId}`,
    to: provenEmail ?? email,
    template: 'nomination_receipt',
    params: {
      classroomName: name,
      place: [school, city, state].filter(Boolean).join(', '),
      nominators,
      shareUrl: `${siteOrigin(services.config)}${paths.nominateTeacher}?code=${shareCode}`,
      confirmUrl: link?.url ?? null,
      hasTeacher: confirmedAt !== null,
    },
    ...(locale && { locale }),
  })
  return link !== undefined
}
