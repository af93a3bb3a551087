import type { Language } from '@tower/contract/language.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'

export type InquiryReceivedParams = { kind: 'contact' | 'partner' }

/** Tells somebody who wrote to the charity that the message arrived. */
export function inquiryReceivedMail(
  { kind }: InquiryReceivedParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  return renderMail((locale === 'es' ? spanish : english)(kind, site.name), site, locale)
}

const english = (kind: InquiryReceivedParams['kind'], name: string) => ({
  subject: `${name} received your message`,
  heading: 'Your message arrived',
  paragraphs: [
    kind === 'partner'
      ? "Thanks! We'll review your note and reach out with next steps shortly."
      : 'Thank you for writing to us.',
    'We reply within one business day. Our office hours are Monday–Friday 9am–5pm ET.',
  ],
  closing: [
    "If you didn't write to us, somebody entered your address by mistake. You can ignore this email.",
  ],
})

const spanish: typeof english = (kind, name) => ({
  subject: `${name} recibió tu mensaje`,
  heading: 'Tu mensaje llegó',
  paragraphs: [
    kind === 'partner'
      ? '¡Gracias! Leeremos tu nota y te diremos pronto los próximos pasos.'
      : 'Gracias por escribirnos.',
    'Respondemos en un día hábil. Atendemos de lunes a viernes, de 9 a. m. a 5 p. m., hora del Este.',
  ],
  closing: ['Si no nos escribiste, alguien puso tu dirección por error. Puedes ignorar este correo.'],
})
