import type { Language } from '@tower/contract/language.ts'
import type { MailParts, MailSite, RenderedMail } from './mail-parts.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

/** Lays out a mail as HTML (tables and inline styles, as mail readers need) and as plain text. */
export function renderMail(written: MailParts, site: MailSite, locale: Language): RenderedMail {
  const parts = { ...written, subject: oneLine(written.subject) }
  return {
    subject: parts.subject,
    html: writeHtml(parts, site, locale),
    text: writeText(parts, site, locale),
    ...(parts.name && { greets: parts.name }),
  }
}

const oneLine = (value: string) => value.replace(/[\r\n]+/g, ' ').trim()
