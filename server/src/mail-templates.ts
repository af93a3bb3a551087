import type { Language } from '@tower/contract/language.ts'
import { everyDomain, handedDown } from './domains.ts'
import type { MailSeries, MailSite, MailTemplate, RenderedMail } from './mail/mail-parts.ts'
import type { WriteMails } from './mail/write-mails.ts'

const templates = new Map<string, MailTemplate>(
  everyDomain.flatMap(({ mails = {} }) => Object.entries(mails)),
)

/** Writes a queued mail out. */
export function renderTemplate(
  name: string,
  params: unknown,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const template = templates.get(name)
  if (!template) throw new Error(`there is no mail template ${name}`)
  return template.write(params as never, site, locale)
}

/** Whether a link or code of the mail opens something: once it has left, nobody but its reader needs the words. */
export function holdsSecret(name: string): boolean {
  return templates.get(name)?.holdsSecret === true
}

/** Whether a mail is news, which whoever may no longer sign in is not sent. */
export function isNews(name: string): boolean {
  const template = templates.get(name)
  return template?.isNews === true || template?.series !== undefined
}

/** The series a mail is of, which its reader may leave. */
export function seriesOf(name: string): MailSeries | undefined {
  return templates.get(name)?.series
}

/** All mails of all domains. */
export const everyMail: WriteMails = {
  render: renderTemplate,
  holdsSecret,
  isNews,
  isOfDisabled: handedDown.isDisabledAddress,
  seriesOf,
}
