import type { Language } from '@tower/contract/language.ts'
import type { Tx } from '../../database/database.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Services } from '../../services.ts'
import { openNominationLink } from './open-nomination-link.ts'

export type SendNominationLink = {
  nominationId: string
  classroomName: string
  email: string
  locale: Language | undefined
  at: Date
}

/** Mails the link with which a nominator shows that a mailbox stands behind the nomination. */
export async function sendNominationLink(
  services: Services,
  tx: Tx,
  { nominationId, classroomName, email, locale, at }: SendNominationLink,
): Promise<void> {
  const { id, url } = await openNominationLink(services, tx, { nominationId, email, at })
  await queueMail(tx, {
    dedupeKey: `nomination-link:${id}`,
    to: email,
    template: 'nomination_confirmation',
    params: { classroomName, url },
    ...(locale && { locale }),
  })
}
