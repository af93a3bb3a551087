import { sponsorLinkDays } from '@tower/contract/people/sponsors.ts'
import type { MailLocale } from '../mail-locale.ts'
import { greetingName } from './greeting-name.ts'
import { renderMail, type MailSite, type RenderedMail } from './layout.ts'

export type SponsorLinkParams = { displayName: string | null; url: string }

/** The link to the $800 checkout, for somebody who asked for it. */
export function sponsorLinkMail(
  { displayName, url }: SponsorLinkParams,
  site: MailSite,
  locale: MailLocale,
): RenderedMail {
  const { action, ...texts } = (locale === 'es' ? spanish : english)(greetingName(displayName))
  return renderMail({ ...texts, action: { label: action, url } }, site, locale)
}

const english = (name: string | null) => ({
  subject: 'Your $800 Sponsor Slot link',
  heading: name ? `${name}, here is your link` : 'Here is your link',
  paragraphs: [
    'One $800 payment mints one Sponsor Slot. A public draw matches it to a classroom that its community nominated and its teacher confirmed.',
    `The link opens a page with one button; the button leads to the secure checkout. It works for ${sponsorLinkDays} days.`,
  ],
  action: 'Open the checkout page',
  closing: [
    'Questions? Write to us on our contact page: you get a reply within one business day.',
    "If you didn't ask for this, you can ignore this mail. Nothing is charged without you.",
  ],
})

const spanish: typeof english = (name) => ({
  subject: 'Tu enlace para el cupo de patrocinio de $800',
  heading: name ? `${name}, este es tu enlace` : 'Este es tu enlace',
  paragraphs: [
    'Un pago de $800 emite un cupo de patrocinio. Un sorteo público lo asigna a un aula nominada por su comunidad y confirmada por su docente.',
    `El enlace abre una página con un botón, y el botón lleva al pago seguro. Sirve durante ${sponsorLinkDays} días.`,
  ],
  action: 'Abrir la página de pago',
  closing: [
    '¿Tienes preguntas? Escríbenos en nuestra página de contacto: te respondemos en un día hábil.',
    'Si no lo pediste, puedes ignorar este correo. No se cobra nada sin ti.',
  ],
})
