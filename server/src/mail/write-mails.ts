import type { Language } from '@tower/contract/language.ts'
import type { MailSeries } from '@tower/contract/outreach/gift-news.ts'
import type { MailPart, WordedMail } from '@tower/contract/outreach/mail-texts.ts'
import type { Tx } from '../database/database.ts'
import type { MailSite, RenderedMail } from './mail-parts.ts'

/** The mails of every domain, by the name of their template; handed down, because each belongs to a domain above. */
export type WriteMails = {
  /** Writes a queued mail out. */
  render(name: string, params: unknown, site: MailSite, locale: Language): RenderedMail
  /** What a charity words of a mail by itself: the words that came with the product, by part. */
  wordsOf(mail: WordedMail): Readonly<Record<Language, Partial<Record<MailPart, string>>>>
  /** Writes such a mail with sample facts. */
  renderSample(mail: WordedMail, site: MailSite, locale: Language): RenderedMail
  /** Whether, once it has left, nobody but its reader needs the words of the mail: always where it opens something. */
  isForReaderAlone(name: string): boolean
  /** Whether a link, code or address of the mail opens something. */
  isSealed(name: string): boolean
  /** Whether a mail is news, which whoever may no longer sign in is not sent. */
  isNews(name: string): boolean
  /** Whether the account with an address is disabled. */
  isOfDisabled(tx: Tx, email: string): Promise<boolean>
  /** The series a mail is of, which its reader may leave. */
  seriesOf(name: string): MailSeries | undefined
  /** The mails by which somebody comes in who waits for it. */
  lettingIn: readonly string[]
}
