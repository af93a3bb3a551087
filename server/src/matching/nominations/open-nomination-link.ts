import { hourMs } from '@tower/contract/durations.ts'
import { confirmationLinkHours } from '@tower/contract/matching/nominations.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../config.ts'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { confirmationTokenHash, drawConfirmationToken } from './confirmation-token.ts'
import { countNominationLinks, insertNominationLink, lockMailbox } from './confirmed-nominations.queries.ts'
import { sealMailbox } from './seal-mailbox.ts'
import { SecretText } from '../../mail/secret-text.ts'

export type OpenNominationLink = {
  nominationId: string
  email: string
  /** The nomination whose teacher is written to once the link is used. */
  teacherNominationId?: string | undefined
  at: Date
}

/** However many networks ask and however its address is spelled, one mailbox isn't flooded. */
const mostMails = [
  { hours: 1, links: 5 },
  { hours: 24, links: 10 },
]

/** Opens the link with which a nominator shows that a mailbox stands behind the nomination; the caller mails it there. */
export async function openNominationLink(
  services: Services,
  tx: Tx,
  { nominationId, email, teacherNominationId, at }: OpenNominationLink,
): Promise<{ id: string; url: SecretText }> {
  const mailboxHash = sealMailbox(services, email)
  await requireQuietMailbox(tx, mailboxHash, at)
  const token = drawConfirmationToken(services.random)
  const id = await insertNominationLink(tx, {
    nominationId,
    mailboxHash,
    teacherNominationId,
    tokenHash: confirmationTokenHash(token),
    at,
    expiresAt: new Date(at.getTime() + confirmationLinkHours * hourMs),
  })
  const url = new SecretText(`${siteOrigin(services.config)}${paths.confirmNomination}?token=${token}`)
  return { id, url }
}

async function requireQuietMailbox(tx: Tx, mailboxHash: string, at: Date): Promise<void> {
  await lockMailbox(tx, mailboxHash)
  for (const { hours, links } of mostMails) {
    const sent = await countNominationLinks(tx, mailboxHash, new Date(at.getTime() - hours * hourMs))
    if (sent >= links) throw new Refusal('request.mail_limited')
  }
}
