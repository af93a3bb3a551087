import type { Language } from '@tower/contract/language.ts'
import type { Tx } from '../../database/database.ts'
import { queueSealedMail } from '../../mail/queue-sealed.ts'
import type { Services } from '../../services.ts'
import type { Classroom } from '../classrooms/find-classroom.ts'
import { openNominationLink } from './open-nomination-link.ts'

export type SendNominationLink = {
  nominationId: string
  classroom: Pick<Classroom, 'name' | 'confirmedAt'>
  email: string
  locale: Language | undefined
  at: Date
}

/** Mails the link with which a nominator shows that a mailbox stands behind the nomination. */
export async function sendNominationLink(
  services: Services,
  tx: Tx,
  { nominationId, classroom, email, locale, at }: SendNominationLink,
): Promise<void> {
  const { id, url } = await openNominationLink(services, tx, { nominationId, email, at })
  await queueSealedMail(services, tx, {
    dedupeKey: `nomination-link:${id}`,
    to: email,
    template: 'nomination_confirmation',
    params: { classroomName: classroom.name, url, hasTeacher: classroom.confirmedAt !== null },
    ...(locale && { locale }),
  })
}
