import type { Language } from '@tower/contract/language.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type InquiryAnswerParams = {
  /** The words of staff, as they wrote them. */
  answer: string
  /** The day on which the message came, as YYYY-MM-DD. */
  writtenOn: string
}

/** What staff answer to somebody who wrote to the charity. The writer's own words are not in it. */
export function inquiryAnswerMail(
  { answer, writtenOn }: InquiryAnswerParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = (locale === 'es' ? spanish : english)(site.name, showDay(writtenOn, locale))
  return renderMail({ ...texts, paragraphs: paragraphsOf(answer) }, site, locale)
}

const paragraphsOf = (words: string) =>
  words
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const showDay = (day: string, locale: Language) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })

const english = (name: string, day: string) => ({
  subject: `About your message to ${name}`,
  heading: 'Our answer',
  closing: [
    `You wrote to us on ${day}.`,
    "If you didn't write to us, somebody entered your address by mistake. You can ignore this email.",
  ],
})

const spanish: typeof english = (name, day) => ({
  subject: `Sobre tu mensaje a ${name}`,
  heading: 'Nuestra respuesta',
  closing: [
    `Nos escribiste el ${day}.`,
    'Si no nos escribiste, alguien puso tu dirección por error. Puedes ignorar este correo.',
  ],
})
