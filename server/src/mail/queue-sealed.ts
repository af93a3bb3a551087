import { z } from 'zod'
import type { Tx } from '../database/database.ts'
import type { MailParams, SealedMailName } from '../declared.ts'
import type { Services } from '../services.ts'
import type { DueMail } from './mails.queries.ts'
import { queueAnyMails, type QueuedMail } from './queue-mail.ts'
import { openText, sealText } from './seal-text.ts'

/**
 * Puts a mail into the outbox whose link or code signs somebody in. What it is written from lies sealed there: whoever reads
 * the table, or a copy of it, signs in nowhere.
 */
export function queueSealedMail<Name extends SealedMailName>(
  services: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  mail: QueuedMail<Name> & {
    /** What beside the seal can be read, because an erasure looks for it. */
    shown?: Partial<MailParams<Name>>
  },
): Promise<void> {
  const params: MailParams<Name> = mail.params
  // In digits: no word that an erasure takes out of mails stands in it by chance.
  const sealed = sealText(services, sealOf(mail), JSON.stringify(params)).toString('hex')
  return queueAnyMails(tx, [{ ...mail, params: { ...mail.shown, sealed } }])
}

const Sealed = z.looseObject({ sealed: z.string() })

/** What a mail is written from. One that must be sealed and is not, or that another secret sealed, is not sent. */
export function openParams(
  services: Pick<Services, 'config' | 'mails'>,
  mail: Pick<DueMail, 'to' | 'template' | 'params'>,
): unknown {
  if (!services.mails.isSealed(mail.template)) return mail.params
  const { data } = Sealed.safeParse(mail.params)
  if (data === undefined) throw new Error('what this mail is written from is not sealed')
  const text = openText(services, sealOf(mail), Buffer.from(data.sealed, 'hex'))
  if (text === undefined) throw new Error('what this mail is written from was sealed with another secret')
  return JSON.parse(text)
}

/** Moved to another address or template it stays shut. */
const sealOf = ({ to, template }: Pick<DueMail, 'to' | 'template'>) =>
  ({ use: 'mail-params/1', beside: `${template} ${to}` }) as const
