import type { Role } from '../access.ts'
import type { Language } from '../language.ts'

export const accountErrors = {
  'account.nothing_to_change': { status: 400, sentence: 'Nothing to change.' },
  'account.session_not_found': { status: 404, sentence: 'This device is no longer signed in.' },
  'account.confirmation_needed': { status: 400, sentence: 'Type the word to confirm.' },
  'account.erasure_already_requested': { status: 409, sentence: 'You have already asked for this.' },
  'account.erasure_not_found': { status: 404, sentence: 'There is no open request.' },
  'account.erasure_gift_not_ended': {
    status: 503,
    sentence:
      'A monthly gift of this person could not be ended at the payment provider, so nothing was erased. Please try again.',
  },
  'account.erasure_not_requested': {
    status: 409,
    sentence: 'This person has not asked to be erased. Only a superadmin can erase them.',
  },
  'account.address_unknown': {
    status: 404,
    sentence: 'Nothing is kept under this address.',
  },
  'account.names_changed': {
    status: 409,
    sentence: 'The names beside this address are others now. Look it up again.',
  },
  'account.address_has_account': {
    status: 409,
    sentence: 'This address has an account. Erase the person on their page.',
  },
} as const

export const maxNameLength = 120
export const maxErasureReasonLength = 1_000

/** A request to be erased is answered within this many days. */
export const erasureDays = 30

/** What someone types to ask for erasure; either word counts, whatever the language of the page. */
export const erasureConfirmWords = { en: 'ERASE', es: 'BORRAR' } as const

const retentionRule = {
  en: [
    'Your name, email address, devices and sign-in links are deleted, and you can no longer sign in.',
    'The law asks us to keep the books: gifts, receipts and credits stay with their amounts and dates, but no longer with your name or address.',
    'Past draws, slots and the audit log stay as they are. They hold a number in place of you.',
    `We answer within ${erasureDays} days. Until then you can take the request back. Afterwards nobody can.`,
  ],
  es: [
    'Se borran tu nombre, tu correo, tus dispositivos y tus enlaces de acceso, y ya no podrás iniciar sesión.',
    'La ley nos pide conservar las cuentas: donaciones, recibos y créditos permanecen con su importe y su fecha, pero sin tu nombre ni tu correo.',
    'Los sorteos pasados, los cupos y el registro de auditoría quedan como están. Guardan un número en tu lugar.',
    `Respondemos en un plazo de ${erasureDays} días. Hasta entonces puedes retirar la solicitud. Después ya nadie puede.`,
  ],
} as const

const monthlyRule = {
  en: 'Monthly gifts that you give end.',
  es: 'Las donaciones mensuales que haces terminan.',
} as const

/** What goes with some roles besides. */
const rulesOfRoles: Partial<Record<Role, Record<Language, string>>> = {
  teacher: {
    en: 'Cards of yours that still buy are ended.',
    es: 'Tus tarjetas que aún compran se cierran.',
  },
  guardian: {
    en: 'What you allowed to be shown of an athlete ends. A profile that nobody else looks after is hidden and emptied, with its pictures and news.',
    es: 'Lo que permitiste mostrar de un atleta termina. Un perfil que nadie más cuida se oculta y se vacía, con sus fotos y novedades.',
  },
  coach: {
    en: 'Profiles that you keep pass to a guardian or to the athlete. One that nobody else looks after is hidden and emptied, with its pictures and news.',
    es: 'Los perfiles que llevas pasan a un tutor o al atleta. Uno que nadie más cuida se oculta y se vacía, con sus fotos y novedades.',
  },
  athlete: {
    en: 'Your profile is hidden and emptied, with its pictures and news.',
    es: 'Tu perfil se oculta y se vacía, con sus fotos y novedades.',
  },
}

/** What happens to someone's things when they are erased, shown before they ask. */
export function erasureRule(language: Language, role: Role | null): readonly string[] {
  const [account, ...others] = retentionRule[language]
  const own = role === null ? undefined : rulesOfRoles[role]?.[language]
  return [account, monthlyRule[language], ...(own === undefined ? [] : [own]), ...others]
}

/** Where a request to be erased stands. */
export const erasureStates = ['requested', 'done', 'refused', 'cancelled'] as const
export type ErasureState = (typeof erasureStates)[number]
