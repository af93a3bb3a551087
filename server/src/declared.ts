import type { HoldsSecret } from './mail/secret-text.ts'

/**
 * What the domains declare of themselves and types elsewhere are closed over. Each record adds its own line with
 * `declare module`: what stands on the ground floor may not import it from above.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Declared {}

type Declaration = Declared[keyof Declared]

type WordsOf<Key extends string, From = Declaration> =
  From extends Record<Key, readonly (infer Word)[]> ? Word : never

/** What staff can be told of. */
export type NoticeType = WordsOf<'notices'>

/** What can stand in the audit log: `domain.what_was_done`. */
export type AuditAction = WordsOf<'auditActions'>

type Mails<From = Declaration> = From extends { mails: infer Named } ? Named : never

type KeysOf<From> = From extends unknown ? keyof From & string : never

/** The names mails are queued by. */
export type MailTemplateName = KeysOf<Mails>

type TemplateOf<Name, From = Mails> = From extends unknown
  ? Name extends keyof From
    ? From[Name]
    : never
  : never

type IsDeclaredSealed<Name> = TemplateOf<Name> extends { isSealed: true } ? true : false
type IsSealed<Name extends MailTemplateName> = true extends HoldsSecret<MailParams<Name>> ? true : false

type MailNames<Sealed extends boolean> = {
  [Name in MailTemplateName]: [IsSealed<Name>, IsDeclaredSealed<Name>] extends [Sealed, Sealed] ? Name : never
}[MailTemplateName]

/**
 * Those that open something (`queueSealedMail`), and all others. One whose template writes secrets and that is not declared so,
 * or the other way round, is neither: nothing can queue it.
 */
export type SealedMailName = MailNames<true>
export type OpenMailName = MailNames<false>

/** What a mail is written from. */
export type MailParams<Name extends MailTemplateName> =
  TemplateOf<Name> extends { write: (params: infer Params, ...rest: never[]) => unknown } ? Params : never
