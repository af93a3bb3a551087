import type { Language } from '@tower/contract/language.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import { type MailWording, type MailWords, sayMail } from '../../../mail/worded-mails.ts'
import { sayCalendarDay } from '../../../say-day.ts'

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
  const heading = headings[locale]
  const values = { day: sayCalendarDay(writtenOn, locale) }
  const { say, list } = sayMail({ mail: 'inquiry_answer', words }, { site, locale, values })
  const paragraphs = paragraphsOf(answer)
  return renderMail({ subject: say('subject'), heading, paragraphs, closing: list('closing') }, site, locale)
}

const paragraphsOf = (words: string) =>
  words
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const headings = { en: 'Our answer', es: 'Nuestra respuesta' } as const

const words: MailWords<'subject' | 'closing'> = {
  en: {
    subject: 'About your message to {charity}',
    closing:
      "You wrote to us on {day}.\n\nIf you didn't write to us, somebody entered your address by mistake. You can ignore this email.",
  },
  es: {
    subject: 'Sobre tu mensaje a {charity}',
    closing:
      'Nos escribiste el {day}.\n\nSi no nos escribiste, alguien puso tu dirección por error. Puedes ignorar este correo.',
  },
}

/** What of it a charity words by itself. */
export const inquiryAnswerWording: MailWording<InquiryAnswerParams> = {
  ...{ mail: 'inquiry_answer', words },
  sample: { answer: 'Yes, you can bring your class on Friday.', writtenOn: '2026-11-20' },
}
