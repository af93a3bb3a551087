import type { Language } from '@tower/contract/language.ts'
import { sponsorLinkDays } from '@tower/contract/people/sponsors.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'
import type { OpenedText } from '../../mail/secret-text.ts'

export type SponsorLinkParams = { url: OpenedText }

/** The link to the $800 checkout. It names nobody: whoever filled the form in need not be who reads the mail. */
export function sponsorLinkMail({ url }: SponsorLinkParams, site: MailSite, locale: Language): RenderedMail {
  const { action, ...texts } = locale === 'es' ? spanish : english
  return renderMail({ ...texts, action: { label: action, url } }, site, locale)
}

const english = {
  subject: 'Your $800 Sponsor Slot link',
  heading: 'Here is your link',
  paragraphs: [
    'One $800 payment mints one Sponsor Slot. A public draw matches it to a classroom that its community nominated and its teacher confirmed.',
    `The link opens a page with one button; the button leads to the secure checkout. It works for ${sponsorLinkDays} days.`,
  ],
  action: 'Open the checkout page',
  closing: [
    'Questions? Write to us on our contact page: you get a reply within one business day.',
    "If you didn't ask for this, you can ignore this email. Nothing is charged without you.",
  ],
}

const spanish: typeof english = {
  subject: 'Tu enlace para el cupo de patrocinio de $800',
  heading: 'Este es tu enlace',
  paragraphs: [
    'Un pago de $800 emite un cupo de patrocinio. Un sorteo público lo asigna a un aula nominada por su comunidad y confirmada por su maestra o maestro.',
    `El enlace abre una página con un botón, y el botón lleva al pago seguro. Sirve durante ${sponsorLinkDays} días.`,
  ],
  action: 'Abrir la página de pago',
  closing: [
    '¿Tienes preguntas? Escríbenos en nuestra página de contacto: te respondemos en un día hábil.',
    'Si no lo pediste, puedes ignorar este correo. No se cobra nada sin ti.',
  ],
}
