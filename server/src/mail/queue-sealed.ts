import type { RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../database/database.ts'
import type { MailParams, SealedMailName } from '../declared.ts'
import type { Services } from '../services.ts'
import type { DueMail } from './mails.queries.ts'
import { queueAnyMails, queueingAnyMail, type QueuedMail } from './queue-mail.ts'
import { isSealedByNow, openText, sealText } from './seal-text.ts'
import { SecretText, type Queued } from './secret-text.ts'

type Sealing = Pick<Services, 'config' | 'random'>
type Addressed = Pick<DueMail, 'to' | 'template'>

/**
 * Puts a mail into the outbox that opens something. Its secrets lie sealed there: whoever reads the table, or a copy of it,
 * opens nothing. All else can be read, because an erasure looks for it.
 */
export function queueSealedMail<Name extends SealedMailName>(
  services: Sealing,
  tx: Tx,
  mail: QueuedMail<Name>,
): Promise<void> {
  return queueSealedMails(services, tx, [mail])
}

/** The same of many. */
export function queueSealedMails<Name extends SealedMailName>(
  services: Sealing,
  tx: Tx,
  mails: readonly QueuedMail<Name>[],
): Promise<void> {
  return queueAnyMails(
    tx,
    mails.map((mail) => ({ ...mail, params: sealParams(services, mail, mail.params) })),
  )
}

/** The same in the statement that writes the row the mail tells of (`queueingMail`). */
export function queueingSealedMail<Name extends SealedMailName>(
  services: Sealing,
  rows: RawBuilder<unknown>,
  mail: Pick<QueuedMail<Name>, 'to' | 'template'> & { params: Partial<Queued<MailParams<Name>>> },
): RawBuilder<unknown> {
  return queueingAnyMail(rows, { ...mail, params: sealParams(services, mail, mail.params) })
}

const Plain = z.record(z.string(), z.unknown())
const Sealed = z.strictObject({ sealed: z.string().regex(/^[0-9a-f]+$/) })

/** In digits: no word that an erasure takes out of mails stands in a seal by chance. */
function sealParams(services: Sealing, mail: Addressed, given: unknown): unknown {
  return replaceSecrets(given, ({ words }) => ({
    sealed: sealText(services, sealOf(mail), words).toString('hex'),
  }))
}

/** What stands in place of a secret where somebody else than its reader looks at the mail. */
const covered = '•••'

/** What a mail is written from. One that another secret sealed, or that was sealed for another mail, is not sent. */
export function openParams(
  services: Pick<Services, 'config'>,
  mail: Addressed & { params: unknown },
): unknown {
  return replaceSealed(mail.params, (sealed) => {
    const text = openText(services, sealOf(mail), Buffer.from(sealed, 'hex'))
    if (text === undefined) throw new Error('what this mail is written from was sealed with another secret')
    return text
  })
}

/** What a mail is written from, sealed by the secret of now; undefined where it already is, or where nobody can open it. */
export function resealParams(services: Sealing, mail: Addressed & { params: unknown }): unknown {
  let isChanged = false
  const params = changeEach(mail.params, (part) => {
    const { data } = Sealed.safeParse(part)
    if (!data) return undefined
    const bytes = Buffer.from(data.sealed, 'hex')
    const text = isSealedByNow(services, sealOf(mail), bytes)
      ? undefined
      : openText(services, sealOf(mail), bytes)
    if (text === undefined) return data
    isChanged = true
    return { sealed: sealText(services, sealOf(mail), text).toString('hex') }
  })
  return isChanged ? params : undefined
}

/** The same for whoever looks at a mail of somebody else: what it opens stays shut. */
export function coverParams(params: unknown): unknown {
  return replaceSealed(params, () => covered)
}

/** What is queued with other words in place of its secrets. */
export function replaceSecrets(given: unknown, by: (secret: SecretText) => unknown): unknown {
  return changeEach(given, (part) => (part instanceof SecretText ? by(part) : undefined))
}

const replaceSealed = (given: unknown, by: (sealed: string) => string): unknown =>
  changeEach(given, (part) => {
    const { data } = Sealed.safeParse(part)
    return data && by(data.sealed)
  })

/** The same with others in place of the parts that `change` knows, however deep they stand. */
function changeEach(given: unknown, change: (part: unknown) => unknown): unknown {
  const changed = change(given)
  if (changed !== undefined) return changed
  if (Array.isArray(given)) return given.map((part) => changeEach(part, change))
  const { data } = Plain.safeParse(given)
  if (data === undefined) return given
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, changeEach(part, change)]))
}

/** Moved to another address or template it stays shut. */
const sealOf = ({ to, template }: Addressed) =>
  ({ use: 'mail-params/1', beside: `${template} ${to}` }) as const
