import type { Language } from '@tower/contract/language.ts'
import { harmlessName } from './harmless-name.ts'
import type { MailSite } from './mail-parts.ts'

/** How a mail greets its reader; undefined where no name is known. */
export function greet(name: string | null | undefined, locale: Language): string | undefined {
  const harmless = name ? harmlessName(name) : null
  return harmless === null ? undefined : wordsIn(locale).hello(harmless)
}

/** Who wrote, in lines: the charity, where it is, how it is reached. */
export function listSender({ legalName, ein, address, phone, email, origin }: MailSite): string[] {
  const name = [legalName, ...(ein ? [`EIN ${ein}`] : [])].join(' · ')
  const reached = [address, phone, email].filter(Boolean).join(' · ')
  return [name, ...(reached === '' ? [] : [reached]), origin]
}

/** Why the reader of a series gets it, and the words of the link that ends it. */
export function wordLeaving(locale: Language): { why: string; leave: string } {
  return wordsIn(locale)
}

function wordsIn(locale: Language) {
  return locale === 'es' ? spanish : english
}

const english = {
  hello: (name: string) => `Hello ${name},`,
  why: 'We tell you about each step of your gift. Receipts come whether you read these emails or not.',
  leave: 'Stop these emails',
}

const spanish: typeof english = {
  hello: (name) => `Hola, ${name}:`,
  why: 'Te contamos cada paso de tu donación. Los recibos llegan aunque no leas estos correos.',
  leave: 'No recibir más estos correos',
}
