import type { Language } from '@tower/contract/language.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import { type MailWording, type MailWords, sayMail } from '../../../mail/worded-mails.ts'

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
  const { heading, action, onboarding, login } = locale === 'es' ? spanish : english
  const { say, list } = sayMail({ mail: 'sponsor_invite', words }, { site, locale, values: {} })
  return renderMail(
    {
      ...{ subject: say('subject'), heading, name: orgName },
      ...{ paragraphs: list('opening'), closing: list('closing') },
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
  heading: 'Sponsor a classroom',
  action: 'Open the checkout page',
  onboarding: 'Read the first steps',
  login: 'Sign in to your portal',
}

const spanish: typeof english = {
  heading: 'Patrocina un aula',
  action: 'Abrir la página de pago',
  onboarding: 'Leer los primeros pasos',
  login: 'Entrar a tu portal',
}

const words: MailWords<'subject' | 'opening' | 'closing'> = {
  en: {
    subject: 'You are invited to sponsor a classroom',
    opening: [
      'Thank you for wanting to help. One $800 payment mints one Sponsor Slot. A public draw matches it to a classroom that its community nominated and its teacher confirmed.',
      'The teacher spends it under a budget that you can follow. Nothing is charged before you confirm it on the secure checkout.',
    ].join('\n\n'),
    closing: 'Questions? Write to us on our contact page: you get a reply within one business day.',
  },
  es: {
    subject: 'Te invitamos a patrocinar un aula',
    opening: [
      'Gracias por querer ayudar. Un pago de $800 emite un cupo de patrocinio. Un sorteo público lo asigna a un aula nominada por su comunidad y confirmada por su maestra o maestro.',
      'Cada maestra o maestro lo gasta con un presupuesto que puedes seguir. No se cobra nada antes de que lo confirmes en el pago seguro.',
    ].join('\n\n'),
    closing: '¿Tienes preguntas? Escríbenos en nuestra página de contacto: te respondemos en un día hábil.',
  },
}

/** What of it a charity words by itself. */
export const sponsorInviteWording: MailWording<SponsorInviteParams> = {
  ...{ mail: 'sponsor_invite', words },
  sample: {
    ...{ orgName: 'Sample Organization', checkoutUrl: 'https://example.org/checkout' },
    ...{ onboardingUrl: 'https://example.org/onboarding', loginUrl: 'https://example.org/login' },
  },
}
