import type { Language } from '@tower/contract/language.ts'
import { confirmationLinkHours } from '@tower/contract/matching/nominations.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../config.ts'
import type { Tx } from '../../database/database.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { confirmationTokenHash, drawConfirmationToken } from './confirmation-token.ts'
import { countNominationLinks, insertNominationLink, lockMailbox } from './confirmed-nominations.queries.ts'
import { sealMailbox } from './seal-mailbox.ts'

export type SendNominationLink = {
  nominationId: string
  classroomName: string
  email: string
  locale: Language | undefined
  at: Date
}

const hourMs = 3_600_000
/** However many networks ask and however its address is spelled, one mailbox isn't flooded. */
const mostMails = [
  { hours: 1, links: 5 },
  { hours: 24, links: 10 },
]

/** Mails the link with which a nominator shows that a mailbox stands behind the nomination. */
export async function sendNominationLink(
  services: Services,
  tx: Tx,
  { nominationId, classroomName, email, locale, at }: SendNominationLink,
): Promise<void> {
  const mailboxHash = sealMailbox(services, email)
  await requireQuietMailbox(tx, mailboxHash, at)
  const token = drawConfirmationToken(services.random)
  const linkId = await insertNominationLink(tx, {
    nominationId,
    mailboxHash,
    tokenHash: confirmationTokenHash(token),
    at,
    expiresAt: new Date(at.getTime() + confirmationLinkHours * hourMs),
  })
  await queueMail(tx, {
    dedupeKey: `nomination-link:${linkId}`,
    to: email,
    template: 'nomination_confirmation',
    params: { classroomName, url: `${siteOrigin(services.config)}${paths.confirmNomination}?token=${token}` },
    ...(locale && { locale }),
  })
}

async function requireQuietMailbox(tx: Tx, mailboxHash: string, at: Date): Promise<void> {
  await lockMailbox(tx, mailboxHash)
  for (const { hours, links } of mostMails) {
    const sent = await countNominationLinks(tx, mailboxHash, new Date(at.getTime() - hours * hourMs))
    if (sent >= links) throw new Refusal('request.mail_limited')
  }
}
