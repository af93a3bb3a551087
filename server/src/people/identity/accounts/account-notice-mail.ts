import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import { sayDay } from '../../../say-day.ts'

/** Tells that the password was changed and every device signed out. `changedAt` is an ISO instant. */
export function passwordChangedMail(
  { changedAt }: { changedAt: string },
  site: MailSite,
  locale: Language,
): RenderedMail {
  return noticeMail(wordsIn(locale).passwordChanged(instantIn(changedAt, locale)), site, locale)
}

/** Tells the address an account has left where it went. */
export function addressChangedMail(
  { newEmail }: { newEmail: string },
  site: MailSite,
  locale: Language,
): RenderedMail {
  return noticeMail(wordsIn(locale).addressChanged(newEmail), site, locale)
}

/** Tells an address that already has an account that somebody wished to move another one there. */
export function addressTakenMail(
  _params: Record<string, never>,
  site: MailSite,
  locale: Language,
): RenderedMail {
  return noticeMail(wordsIn(locale).addressTaken(site.name), site, locale)
}

type Notice = { subject: string; heading: string; paragraphs: string[] }

function noticeMail(notice: Notice, site: MailSite, locale: Language): RenderedMail {
  const { action } = wordsIn(locale)
  return renderMail({ ...notice, action: { label: action, url: site.origin + paths.login } }, site, locale)
}

function wordsIn(locale: Language) {
  return locale === 'es' ? spanish : english
}

const instantIn = (iso: string, locale: Language): string => sayDay(new Date(iso), locale, 'moment')

const english = {
  action: 'Open the sign-in page',
  passwordChanged: (when: string): Notice => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `It happened on ${when}. Every device was signed out.`,
      "If that wasn't you, ask for a new password on the sign-in page at once and tell your superadmin.",
    ],
  }),
  addressChanged: (newEmail: string): Notice => ({
    subject: 'Your address was changed',
    heading: 'Your address was changed',
    paragraphs: [
      `Your account now belongs to ${newEmail}. Both addresses confirmed it; sign in with the new one from now on.`,
      "If that wasn't you, please answer this email or write to us through the contact page.",
    ],
  }),
  addressTaken: (siteName: string): Notice => ({
    subject: `This address already has an account at ${siteName}`,
    heading: 'This address already has an account',
    paragraphs: [
      `Someone wanted to move another account at ${siteName} to this address. Nothing was changed.`,
      'If that was you, sign in with this address. If not, you can ignore this email.',
    ],
  }),
}

const spanish: typeof english = {
  action: 'Abrir la página para entrar',
  passwordChanged: (when) => ({
    subject: 'Tu contraseña cambió',
    heading: 'Tu contraseña cambió',
    paragraphs: [
      `Ocurrió el ${when}. Se cerró la sesión en todos los dispositivos.`,
      'Si no fuiste tú, pide enseguida una contraseña nueva en la página para entrar y avisa a tu superadmin.',
    ],
  }),
  addressChanged: (newEmail) => ({
    subject: 'Tu dirección cambió',
    heading: 'Tu dirección cambió',
    paragraphs: [
      `Tu cuenta pertenece ahora a ${newEmail}. Las dos direcciones lo confirmaron; a partir de ahora entra con la nueva.`,
      'Si no fuiste tú, responde a este correo o escríbenos por la página de contacto.',
    ],
  }),
  addressTaken: (siteName) => ({
    subject: `Esta dirección ya tiene una cuenta en ${siteName}`,
    heading: 'Esta dirección ya tiene una cuenta',
    paragraphs: [
      `Alguien quiso trasladar otra cuenta de ${siteName} a esta dirección. No se cambió nada.`,
      'Si fuiste tú, entra con esta dirección. Si no, puedes ignorar este correo.',
    ],
  }),
}
