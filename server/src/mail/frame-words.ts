import type { Language } from '@tower/contract/language.ts'
import type { MailSeries } from '@tower/contract/outreach/gift-news.ts'
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
export function wordLeaving(series: MailSeries, locale: Language): { why: string; leave: string } {
  const { why, leave } = wordsIn(locale)
  return { why: why[series], leave }
}

function wordsIn(locale: Language) {
  return locale === 'es' ? spanish : english
}

const english = {
  hello: (name: string) => `Hello ${name},`,
  why: {
    gift_news:
      'We tell you about each step of your gift. Receipts come whether you read these emails or not.',
    sponsor_invites: 'Our staff invited you to sponsor a classroom. Nothing happens unless you decide to.',
    draw_reminders: 'We remind you of what keeps your classroom out of the draw.',
    charity_letters:
      'We write to you now and then because you gave. Receipts and news of your gifts come whether you read these emails or not.',
  },
  leave: 'Stop these emails',
}

const spanish: typeof english = {
  hello: (name) => `Hola, ${name}:`,
  why: {
    gift_news: 'Te contamos cada paso de tu donación. Los recibos llegan aunque no leas estos correos.',
    sponsor_invites: 'Nuestro equipo te invitó a patrocinar un aula. No pasa nada a menos que tú lo decidas.',
    draw_reminders: 'Te recordamos lo que le falta a tu aula para entrar al sorteo.',
    charity_letters:
      'Te escribimos de vez en cuando porque donaste. Los recibos y las noticias de tus donaciones llegan aunque no leas estos correos.',
  },
  leave: 'No recibir más estos correos',
}
