import type { Language } from '@tower/contract/language.ts'
import { listMailTexts, mailOf, type MailPage, type MailText } from '@tower/contract/outreach/mail-texts.ts'
import type { PreviewedMail } from '@tower/contract/outreach/page-texts.contract.ts'
import type { WordedText } from '@tower/contract/outreach/page-texts.ts'
import { mailSite } from '../../../mail/mail-site.ts'
import type { Services } from '../../../services.ts'
import { textsIn } from './page-texts.queries.ts'
import { readTexts } from './save-page-texts.ts'

const both = ['en', 'es'] as const satisfies readonly Language[]

export type PreviewMail = { page: MailPage; texts: readonly WordedText[] }

/** The mail as it would be sent with these texts, with sample facts. What was saved before is left out. */
export async function previewMail(
  { charity, config, mails }: Pick<Services, 'charity' | 'config' | 'mails'>,
  { page, texts }: PreviewMail,
): Promise<PreviewedMail[]> {
  const said = readTexts(page, texts)
  const known = await charity.read()
  const mail = mailOf(page)
  const { renderSample } = await mails()
  const site = { ...mailSite(config, known), worded: { en: textsIn(said, 'en'), es: textsIn(said, 'es') } }
  return both.map((language) => {
    const { subject, html, text } = renderSample(mail, site, language)
    return { language, subject, html, text }
  })
}

/** The words of a mail that came with the product, in both languages. */
export async function listMailDefaults({ mails }: Pick<Services, 'mails'>, page: MailPage) {
  const mail = mailOf(page)
  const words = (await mails()).wordsOf(mail)
  const saidIn = (language: Language, { part }: MailText) => words[language][part] ?? ''
  return listMailTexts(mail).map((text) => ({
    ...{ key: text.key, en: saidIn('en', text), es: saidIn('es', text) },
  }))
}
