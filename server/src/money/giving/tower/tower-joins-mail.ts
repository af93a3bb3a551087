import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import type { OpenedText } from '../../../mail/secret-text.ts'
import { sayDay } from '../../../say-day.ts'

export type TowerJoinsMailParams = {
  giverName?: string | null
  cents: number
  /** ISO instant. */
  joinsAt: string
  waitPath: OpenedText
  waitDays: number
}

/** Tells a giver that what lies on their own tower joins the shared one, and how to let it wait. */
export function towerJoinsMail(params: TowerJoinsMailParams, site: MailSite, locale: Language): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const amount = formatUsd(params.cents)
  const day = sayDay(new Date(params.joinsAt), locale)
  return renderMail(
    {
      subject: texts.subject(amount),
      heading: texts.subject(amount),
      name: params.giverName ?? null,
      paragraphs: [texts.joins(amount, day), texts.follow, texts.wait(params.waitDays)],
      tower: { cents: params.cents, caption: texts.own(amount) },
      action: { label: texts.action(params.waitDays), url: `${site.origin}${params.waitPath}` },
    },
    site,
    locale,
  )
}

const english = {
  subject: (amount: string) => `Your ${amount} is about to join the shared tower`,
  joins: (amount: string, day: string) =>
    `Your own tower has ${amount} on it. So that it does not wait alone, it joins the shared tower on ${day}. There it fills a Sponsor Slot together with other gifts and goes to a classroom sooner.`,
  follow: 'We tell you when it is matched. You do not need to do anything.',
  wait: (days: number) => `Would you rather fill your own tower? Then let it wait another ${days} days.`,
  own: (amount: string) => `Your own tower: ${amount} of $800`,
  action: (days: number) => `Let it wait ${days} days`,
}

const spanish: typeof english = {
  subject: (amount) => `Tus ${amount} están por unirse a la torre compartida`,
  joins: (amount, day) =>
    `Tu propia torre tiene ${amount}. Para que no espere sola, se une a la torre compartida el ${day}. Ahí completa un cupo de patrocinio junto con otras donaciones y llega antes a un aula.`,
  follow: 'Te avisamos cuando se asigne. No tienes que hacer nada.',
  wait: (days) => `¿Prefieres llenar tu propia torre? Entonces deja que espere otros ${days} días.`,
  own: (amount) => `Tu propia torre: ${amount} de $800`,
  action: (days) => `Dejar que espere ${days} días`,
}
