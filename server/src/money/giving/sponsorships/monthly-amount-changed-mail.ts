import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import type { OpenedText } from '../../../mail/secret-text.ts'

export type MonthlyAmountChangedMailParams = {
  giverName?: string | null
  /** Gift and covered fee together, as the card is charged from now on, and as it was before. */
  amountCents: number
  beforeCents: number
  /** The path by which the giver changes, pauses or ends the gift. */
  monthlyPath: OpenedText
}

/** Tells a giver that their monthly gift has another amount from its next month on. It names no child. */
export function monthlyAmountChangedMail(
  params: MonthlyAmountChangedMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const [amount, before] = [params.amountCents, params.beforeCents].map((cents) =>
    formatUsd(cents, { always2: true }),
  )
  return renderMail(
    {
      subject: texts.subject(amount ?? ''),
      heading: texts.heading,
      name: params.giverName ?? null,
      paragraphs: [texts.changed(before ?? '', amount ?? ''), texts.notYou],
      action: { label: texts.manage, url: `${site.origin}${params.monthlyPath}` },
    },
    site,
    locale,
  )
}

const english = {
  subject: (amount: string) => `Your monthly gift is now ${amount}`,
  heading: 'Your monthly gift has changed',
  changed: (before: string, amount: string) =>
    `From the next charge on, your card pays ${amount} each month instead of ${before}. Nothing was charged today.`,
  notYou: 'If this wasn’t you, change it back with the button, or answer this email.',
  manage: 'See your monthly gift',
}

const spanish: typeof english = {
  subject: (amount) => `Tu donación mensual ahora es de ${amount}`,
  heading: 'Tu donación mensual cambió',
  changed: (before, amount) =>
    `A partir del próximo cobro, tu tarjeta paga ${amount} al mes en lugar de ${before}. Hoy no se cobró nada.`,
  notYou: 'Si no fuiste tú, vuelve a cambiarla con el botón o responde este correo.',
  manage: 'Ver tu donación mensual',
}
