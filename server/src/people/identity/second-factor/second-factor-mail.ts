import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { wrongTriesMinutes } from '@tower/contract/people/second-factor.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import { sayDay } from '../../../say-day.ts'

/** What can happen to somebody's second factor. */
export type SecondFactorEvent = 'enrolled' | 'removed' | 'recovered' | 'codes_made' | 'locked' | 'reset'

/** `at` is an ISO instant. */
export type SecondFactorMailParams = { event: SecondFactorEvent; at: string }

/** Tells the owner of an account what happened to its second factor, so that a stranger's doing is seen. */
export function secondFactorMail(
  { event, at }: SecondFactorMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const [heading, sentence] = texts.events[event]
  return renderMail(
    {
      subject: `${heading} · ${site.name}`,
      heading,
      paragraphs: [sentence],
      rows: [[texts.when, sayDay(new Date(at), locale, 'moment')]],
      action: { label: texts.action, url: site.origin + paths.account },
      closing: [texts.closing],
    },
    site,
    locale,
  )
}

type Words = {
  when: string
  action: string
  closing: string
  events: Record<SecondFactorEvent, [heading: string, sentence: string]>
}

const english: Words = {
  when: 'When',
  action: 'Open your account',
  closing:
    "If that wasn't you, sign out your other devices, change your password, and tell another member of the staff at once.",
  events: {
    enrolled: [
      'A second factor was set up',
      'An authenticator app was added to your account. From now on signing in asks for its code, and your other devices were signed out.',
    ],
    removed: [
      'A second factor was removed',
      'An authenticator app was removed from your account, and your other devices were signed out.',
    ],
    recovered: [
      'A recovery code was used',
      'One of your recovery codes was used in place of your authenticator app. It is spent now.',
    ],
    codes_made: [
      'New recovery codes were made',
      'Your account has ten new recovery codes. Earlier ones no longer count.',
    ],
    locked: [
      'Too many wrong codes',
      `Someone who is signed in to your account gave wrong codes or passwords several times. Trying is closed for ${wrongTriesMinutes} minutes.`,
    ],
    reset: [
      'Your second factor was reset',
      'All authenticator apps and recovery codes of your account were removed, and every device was signed out.',
    ],
  },
}

const spanish: Words = {
  when: 'Cuándo',
  action: 'Abrir tu cuenta',
  closing:
    'Si no fuiste tú, cierra la sesión en tus otros dispositivos, cambia tu contraseña y avisa enseguida a otra persona del equipo.',
  events: {
    enrolled: [
      'Se configuró un segundo factor',
      'Se añadió una aplicación de autenticación a tu cuenta. A partir de ahora se te pedirá su código al entrar, y se cerró la sesión en tus otros dispositivos.',
    ],
    removed: [
      'Se quitó un segundo factor',
      'Se quitó una aplicación de autenticación de tu cuenta y se cerró la sesión en tus otros dispositivos.',
    ],
    recovered: [
      'Se usó un código de recuperación',
      'Se usó uno de tus códigos de recuperación en lugar de tu aplicación de autenticación. Ese código ya no sirve.',
    ],
    codes_made: [
      'Se crearon códigos de recuperación',
      'Tu cuenta tiene diez códigos de recuperación nuevos. Los anteriores ya no sirven.',
    ],
    locked: [
      'Demasiados códigos incorrectos',
      `Alguien que entró en tu cuenta dio códigos o contraseñas incorrectos varias veces. No se podrá intentar durante ${wrongTriesMinutes} minutos.`,
    ],
    reset: [
      'Se restableció tu segundo factor',
      'Se quitaron todas las aplicaciones de autenticación y los códigos de recuperación de tu cuenta, y se cerró la sesión en todos los dispositivos.',
    ],
  },
}
