import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { mentions, redacted, wordsPattern, type PersonalWords } from '../database/redact-text.ts'
import type { Tx } from '../database/database.ts'
import { rows } from '../database/rows.ts'
import type { DB } from '../database/schema.generated.ts'
import type { MailTemplateName } from '../declared.ts'
import { heldNoMore } from './held/held-mails.queries.ts'
import { mailKey } from './mail-key.ts'

/**
 * Empties every mail to a person and takes their words out of mails to others. What was not sent yet is given up:
 * that a mail left, and when, is all that stays.
 */
export async function eraseMails(tx: Tx, words: PersonalWords & { at: Date }): Promise<void> {
  if (words.addresses.length > 0)
    await emptyMails(tx, (eb) => eb('to_email', 'in', words.addresses), words.at)
  await redactMails(tx, words)
}

/** Empties mails that told others of what goes with a person, by their facts. */
export async function emptyMailsOf(tx: Tx, facts: readonly string[], at: Date): Promise<void> {
  if (facts.length > 0) await emptyMails(tx, (eb) => eb('dedupe_key', 'in', facts.map(mailKey)), at)
}

type MailsOfKind = {
  addresses: readonly string[]
  templates: readonly MailTemplateName[]
  /** Only those that hold the words of this pattern; of what was sent with a link in it, only the subject is left to hold them. */
  naming?: string
}

/** Empties mails of these kinds to addresses, and leaves whatever else went there. */
export async function emptyMailsTo(
  tx: Tx,
  { addresses, templates, naming, at }: MailsOfKind & { at: Date },
): Promise<void> {
  if (addresses.length === 0) return
  await emptyMails(
    tx,
    (eb) =>
      eb.and([
        eb('to_email', 'in', addresses),
        eb('template', 'in', templates),
        ...(naming === undefined ? [] : [eb.or([mentions('params', naming), mentions('subject', naming)])]),
      ]),
    at,
  )
}

const Said = z.object({ said: z.string() })

/** What mails of a kind to some addresses say under a name. */
export async function listSaidInMails(
  tx: Tx,
  { to, template, param }: { to: readonly string[]; template: MailTemplateName; param: string },
): Promise<string[]> {
  const found = await rows(Said)`
    select distinct params ->> ${param} as said from mails
    where to_email = any(${to}::text[]) and template = ${template} and params ->> ${param} is not null`.all(
    tx,
  )
  return found.map(({ said }) => said)
}

/** That a mail left, and when, is all that stays; one that was not sent yet is given up. Its key says no more of whom it was. */
async function emptyMails(
  tx: Tx,
  which: (eb: ExpressionBuilder<DB, 'mails'>) => Expression<SqlBool>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ to_email: 'erased@erased.invalid', params: '{}', last_error: null })
    .set({ subject: blankIfWritten('subject'), html: blankIfWritten('html'), text: blankIfWritten('text') })
    .set({
      given_up_at: sql<Date | null>`case when sent_at is null then ${at}::timestamptz else given_up_at end`,
      held_at: heldNoMore,
      dedupe_key: sql<string>`regexp_replace(dedupe_key, ':[0-9a-f]{32}(?=:|$)', ':' || replace(id::text, '-', ''), 'g')`,
    })
    .where(which)
    .execute()
}

/** Takes names out of the mails that show somebody, and of those to the people around them: the same names are others' elsewhere. */
export function redactMailsAbout(
  tx: Tx,
  { names, aboutId, to }: { names: readonly string[]; aboutId: string; to: readonly string[] },
): Promise<void> {
  const isAbout = sql<SqlBool>`(about_id = ${aboutId} or ${aboutId} = any(also_about_ids)
    or (about_id is null and to_email = any(${to}::text[])))`
  return redactMails(tx, { addresses: [], names }, isAbout)
}

async function redactMails(
  tx: Tx,
  words: PersonalWords,
  which: Expression<SqlBool> = sql<SqlBool>`true`,
): Promise<void> {
  const pattern = wordsPattern(words)
  if (pattern === undefined) return
  await tx
    .updateTable('mails')
    .set({
      subject: redacted('subject', pattern),
      html: redacted('html', pattern),
      text: redacted('text', pattern),
      last_error: redacted('last_error', pattern),
      params: sql`${redacted('params', pattern)}::jsonb`,
    })
    .where((eb) =>
      eb.or(['subject', 'html', 'text', 'last_error', 'params'].map((column) => mentions(column, pattern))),
    )
    .where(which)
    .execute()
}

/** Sent mails must keep words, but they may be empty ones. */
function blankIfWritten(column: string) {
  return sql<string | null>`case when ${sql.ref(column)} is null then null else '' end`
}
