import type { Language } from '@tower/contract/language.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'

export type MailingParams = {
  giverName: string | null
  subject: string
  /** As staff wrote it: an empty line ends a paragraph, and nothing in it is markup. */
  text: string
}

/** What the charity writes to a segment of givers. Its reader leaves it by the line and the headers of every mail of a series. */
export function mailingMail(
  { giverName, subject, text }: MailingParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  return renderMail({ subject, heading: subject, name: giverName, paragraphs }, site, locale)
}
