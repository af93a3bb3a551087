import type { Language } from '@tower/contract/language.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'
import { type MailWording, type MailWords, sayMail } from '../../mail/worded-mails.ts'

export type InquiryReceivedParams = { kind: 'contact' | 'partner' }

/** Tells somebody who wrote to the charity that the message arrived. */
export function inquiryReceivedMail(
  { kind }: InquiryReceivedParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const { heading, partner } = locale === 'es' ? spanish : english
  const { say, list } = sayMail({ mail: 'inquiry_received', words }, { site, locale, values: {} })
  const opening = kind === 'partner' ? [partner] : list('opening')
  return renderMail(
    {
      ...{ subject: say('subject'), heading, paragraphs: [...opening, ...list('hours')] },
      closing: list('closing'),
    },
    site,
    locale,
  )
}

const english = {
  heading: 'Your message arrived',
  partner: "Thanks! We'll review your note and reach out with next steps shortly.",
}

const spanish: typeof english = {
  heading: 'Tu mensaje llegó',
  partner: '¡Gracias! Leeremos tu nota y te diremos pronto los próximos pasos.',
}

const words: MailWords<'subject' | 'opening' | 'hours' | 'closing'> = {
  en: {
    subject: '{charity} received your message',
    opening: 'Thank you for writing to us.',
    hours: 'We reply within one business day. Our office hours are Monday–Friday 9am–5pm ET.',
    closing:
      "If you didn't write to us, somebody entered your address by mistake. You can ignore this email.",
  },
  es: {
    subject: '{charity} recibió tu mensaje',
    opening: 'Gracias por escribirnos.',
    hours: 'Respondemos en un día hábil. Atendemos de lunes a viernes, de 9 a. m. a 5 p. m., hora del Este.',
    closing: 'Si no nos escribiste, alguien puso tu dirección por error. Puedes ignorar este correo.',
  },
}

/** What of it a charity words by itself. */
export const inquiryReceivedWording: MailWording<InquiryReceivedParams> = {
  ...{ mail: 'inquiry_received', words },
  sample: { kind: 'contact' },
}
