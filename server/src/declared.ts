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

/** Those whose link or code signs somebody in (`queueSealedMail`), and all others. */
export type SealedMailName = {
  [Name in MailTemplateName]: TemplateOf<Name> extends { isSealed: true } ? Name : never
}[MailTemplateName]
export type OpenMailName = Exclude<MailTemplateName, SealedMailName>

/** What a mail is written from. */
export type MailParams<Name extends MailTemplateName> =
  TemplateOf<Name> extends { write: (params: infer Params, ...rest: never[]) => unknown } ? Params : never
