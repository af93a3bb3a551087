import type { Language } from '@tower/contract/language.ts'
import { rehearsalWords } from '../rehearsal-words.ts'
import type { MailParts, MailSite, RenderedMail } from './mail-parts.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

/** Lays out a mail as HTML (tables and inline styles, as mail readers need) and as plain text. */
export function renderMail(written: MailParts, site: MailSite, locale: Language): RenderedMail {
  const parts = { ...(site.isRehearsal ? markRehearsal(written, locale) : written) }
  parts.subject = oneLine(parts.subject)
  return {
    subject: parts.subject,
    html: writeHtml(parts, site, locale),
    text: writeText(parts, site, locale),
    ...(parts.name && { greets: parts.name }),
  }
}

/** First of all, and in the subject: nobody takes it for a real one, a receipt least of all. */
function markRehearsal(written: MailParts, locale: Language): MailParts {
  const { label, mail } = rehearsalWords(locale)
  return {
    ...written,
    subject: `${label}: ${written.subject}`,
    paragraphs: [mail, ...written.paragraphs],
  }
}

const oneLine = (value: string) => value.replace(/[\r\n]+/g, ' ').trim()
