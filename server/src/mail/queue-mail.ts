import type { Language } from '@tower/contract/language.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { MailParams, MailTemplateName, OpenMailName } from '../declared.ts'
import { mailKey } from './mail-key.ts'
import type { Queued } from './secret-text.ts'
import { isNobodys } from '@tower/contract/people/nobody.ts'

export type QueuedMail<Name extends MailTemplateName> = {
  /** The fact that causes the mail: the same fact mails once. It is kept as {@link mailKey} writes it. */
  dedupeKey: string
  to: string
  template: Name
  params: Queued<MailParams<Name>>
  locale?: Language
  /** Whom it shows to others, where that can be taken back before it leaves: see `withdrawMails`. */
  aboutIds?: readonly string[]
}

/** Puts a mail into the outbox, inside the transaction that causes it. A job sends it afterwards. */
export function queueMail<Name extends OpenMailName>(tx: Tx, mail: QueuedMail<Name>): Promise<void> {
  return queueMails(tx, [mail])
}

/** Whether the mail of this fact stands in the outbox already, sent or not. */
export async function isQueued(tx: Tx, dedupeKey: string): Promise<boolean> {
  const row = await tx
    .selectFrom('mails')
    .select('id')
    .where('dedupe_key', '=', mailKey(dedupeKey))
    .executeTakeFirst()
  return row !== undefined
}

/** Puts many mails of one kind into the outbox. Nothing is written to whoever was erased. */
export function queueMails<Name extends OpenMailName>(
  tx: Tx,
  wanted: readonly QueuedMail<Name>[],
): Promise<void> {
  return queueAnyMails(tx, wanted)
}

type AnyMail = Omit<QueuedMail<MailTemplateName>, 'params'> & { params: unknown }

/** The same whatever they are written from; for mails that are sealed (`queueSealedMail`). */
export async function queueAnyMails(tx: Tx, wanted: readonly AnyMail[]): Promise<void> {
  const mails = wanted.filter(({ to }) => !isNobodys(to))
  if (mails.length === 0) return
  await tx
    .insertInto('mails')
    .values(
      mails.map((mail) => ({
        dedupe_key: mailKey(mail.dedupeKey),
        to_email: mail.to,
        template: mail.template,
        params: JSON.stringify(mail.params),
        locale: mail.locale ?? 'en',
        about_id: mail.aboutIds?.[0] ?? null,
        also_about_ids: mail.aboutIds && mail.aboutIds.length > 1 ? mail.aboutIds.slice(1) : null,
      })),
    )
    .onConflict((conflict) => conflict.constraint('mails__once').doNothing())
    .execute()
}

/**
 * The statement that queues the mail of a row which is only just being written, to be made part of the one that writes
 * it. `rows` names that row, with its `dedupe_key` (kind and number), its `locale` and, as `params`, what of the mail's only it knows.
 */
export function queueingMail<Name extends OpenMailName>(
  rows: RawBuilder<unknown>,
  mail: Pick<QueuedMail<Name>, 'to' | 'template'> & { params: Partial<Queued<MailParams<Name>>> },
): RawBuilder<unknown> {
  return queueingAnyMail(rows, mail)
}

/** The same whatever it is written from; for mails that are sealed (`queueingSealedMail`). */
export function queueingAnyMail(
  rows: RawBuilder<unknown>,
  { to, template, params }: Pick<AnyMail, 'to' | 'template' | 'params'>,
): RawBuilder<unknown> {
  return sql`
    insert into mails (dedupe_key, to_email, template, params, locale)
    select dedupe_key, ${to}, ${template}, ${JSON.stringify(params)}::jsonb || params, locale from ${rows}
    on conflict on constraint mails__once do nothing`
}
