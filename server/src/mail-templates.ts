import type { Language } from '@tower/contract/language.ts'
import type { MailSeries } from '@tower/contract/outreach/gift-news.ts'
import type { WordedMail } from '@tower/contract/outreach/mail-texts.ts'
import { everyDomain, handedDown } from './domains.ts'
import type { MailSite, MailTemplate, RenderedMail } from './mail/mail-parts.ts'
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

/** By the name under which their words are kept, the mails that a charity words parts of. */
const worded = new Map(
  [...templates.values()].flatMap((template) =>
    template.wording ? [[template.wording.mail, { template, wording: template.wording }] as const] : [],
  ),
)

function findWorded(mail: WordedMail) {
  const found = worded.get(mail)
  if (!found) throw new Error(`nothing of the mail ${mail} can be worded`)
  return found
}

function renderSample(mail: WordedMail, site: MailSite, locale: Language): RenderedMail {
  const { template, wording } = findWorded(mail)
  return template.write(wording.sample as never, site, locale)
}

/** Whether a link, code or address of the mail opens something. */
const isSealed = (name: string) => templates.get(name)?.isSealed === true

/** Whether, once it has left, nobody but its reader needs the words of the mail. */
export function isForReaderAlone(name: string): boolean {
  return isSealed(name) || templates.get(name)?.isForReaderAlone === true
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

/** The mails by which somebody comes in who waits for it. */
const lettingIn = [...templates].flatMap(([name, { letsIn }]) => (letsIn ? [name] : []))

/** All mails of all domains. */
export const everyMail: WriteMails = {
  render: renderTemplate,
  wordsOf: (mail) => findWorded(mail).wording.words,
  renderSample,
  isForReaderAlone,
  isSealed,
  isNews,
  isOfDisabled: handedDown.isDisabledAddress,
  seriesOf,
  lettingIn,
}
