import type { Language } from '@tower/contract/language.ts'
import type { MailSeries } from '@tower/contract/outreach/gift-news.ts'

/** What every template may know about the site. */
export type MailSite = {
  name: string
  origin: string
  legalName: string
  ein: string | undefined
  /** How the charity is reached, where the operator says so. */
  address?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  /** The uploaded logo and its size; undefined: the drawn one. */
  logo?: { url: string; width: number; height: number } | undefined
  /** What the charity worded of its mails, by the key of the text. */
  worded?: Readonly<Record<Language, Readonly<Record<string, string>>>> | undefined
  /** All of it is a rehearsal with test cards: each mail says so. */
  isRehearsal?: boolean | undefined
  /** Of a mail of a series: which it is, and where its reader leaves it. */
  leaving?: { series: MailSeries; url: string } | undefined
}

/** How a mail is written, whether its words are kept, whether it opens something, whether it is news, and which series it is of. */
export type MailTemplate = {
  write: (params: never, site: MailSite, locale: Language) => RenderedMail
  /** What of it a charity words by itself. */
  wording?: {
    mail: string
    words: Readonly<Record<Language, Readonly<Record<string, string>>>>
    sample: unknown
  }
  /** Once it has left, nobody but its reader needs the words. */
  isForReaderAlone?: true
  /** A link, code or address in it opens something: it waits sealed (`queueSealedMail`), and its words are for its reader alone. */
  isSealed?: true
  /** Nobody needs it: it is not sent to whoever may no longer sign in. Every mail of a series is news. */
  isNews?: true
  series?: MailSeries
  /** Somebody waits for it to come in: it is never put off, and is tried now and then where nobody seems to read. */
  letsIn?: true
}

export type RenderedMail = {
  subject: string
  html: string
  text: string
  /** Where an answer goes, if not to whom the mail is from. */
  replyTo?: string
  /** Whom it greets. */
  greets?: string
}

export type MailLink = { label: string; url: string }

/** One mail in parts: the frame gives them the same look everywhere, and the plain text the same words. */
export type MailParts = {
  subject: string
  heading: string
  /** Whom the mail greets, if a name is known. Somebody else may have typed it: see `harmlessName`. */
  name?: string | null
  paragraphs: string[]
  /** How full a tower is, as blocks that need no picture. */
  tower?: { cents: number; caption: string }
  /** A button that opens a page of ours. */
  action?: MailLink
  /** What else can be done, below the button. */
  links?: MailLink[]
  /** Label and value rows, for receipts. */
  rows?: [label: string, value: string][]
  /** A code to type on another device. */
  code?: { label: string; value: string }
  /** The small print under the line. */
  closing?: string[]
}
