import type { Language } from '@tower/contract/language.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type SponsorInviteParams = {
  /** Whom staff invite; null where they are known by their address alone. */
  orgName: string | null
  checkoutUrl: string
  onboardingUrl: string
  loginUrl: string
}

/** Staff invite somebody to sponsor a classroom. */
export function sponsorInviteMail(
  { orgName, checkoutUrl, onboardingUrl, loginUrl }: SponsorInviteParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const { action, onboarding, login, ...words } = texts
  return renderMail(
    {
      ...words,
      name: orgName,
      action: { label: action, url: checkoutUrl },
      links: [
        { label: onboarding, url: onboardingUrl },
        { label: login, url: loginUrl },
      ],
    },
    site,
    locale,
  )
}

const english = {
  subject: 'You are invited to sponsor a classroom',
  heading: 'Sponsor a classroom',
  paragraphs: [
    'Thank you for wanting to help. One $800 payment mints one Sponsor Slot. A public draw matches it to a classroom that its community nominated and its teacher confirmed.',
    'The teacher spends it under a budget that you can follow. Nothing is charged before you confirm it on the secure checkout.',
  ],
  action: 'Open the checkout page',
  onboarding: 'Read the first steps',
  login: 'Sign in to your portal',
  closing: ['Questions? Write to us on our contact page: you get a reply within one business day.'],
}

const spanish: typeof english = {
  subject: 'Te invitamos a patrocinar un aula',
  heading: 'Patrocina un aula',
  paragraphs: [
    'Gracias por querer ayudar. Un pago de $800 emite un cupo de patrocinio. Un sorteo público lo asigna a un aula nominada por su comunidad y confirmada por su docente.',
    'Cada docente lo gasta con un presupuesto que puedes seguir. No se cobra nada antes de que lo confirmes en el pago seguro.',
  ],
  action: 'Abrir la página de pago',
  onboarding: 'Leer los primeros pasos',
  login: 'Entrar a tu portal',
  closing: ['¿Tienes preguntas? Escríbenos en nuestra página de contacto: te respondemos en un día hábil.'],
}
