import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import type { OpenedText } from '../../../mail/secret-text.ts'

export type MonthlyChargeFailedMailParams = {
  giverName?: string | null
  /** Gift and covered fee together, as the card was asked. */
  amountCents: number
  /** The provider's page where another card pays this month. */
  payUrl: OpenedText | null
  /** The path by which the giver pauses or ends the gift. */
  monthlyPath: OpenedText
}

/** Tells a giver that this month's charge failed: nothing is owed, and what can be done about it. */
export function monthlyChargeFailedMail(
  params: MonthlyChargeFailedMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const manage = { label: texts.manage, url: `${site.origin}${params.monthlyPath}` }
  return renderMail(
    {
      subject: texts.subject,
      heading: texts.heading,
      name: params.giverName ?? null,
      paragraphs: [texts.failed(formatUsd(params.amountCents, { always2: true })), texts.again],
      ...(params.payUrl === null
        ? { action: manage }
        : { action: { label: texts.pay, url: params.payUrl }, links: [manage] }),
    },
    site,
    locale,
  )
}

const english = {
  subject: 'Your monthly gift could not be charged',
  heading: 'This month’s gift did not go through',
  failed: (amount: string) => `Your card was asked for ${amount} and said no. Nothing was charged.`,
  again:
    'The card is tried again in the next days. You owe nothing: you can also pay with another card, pause the gift or end it.',
  pay: 'Pay with another card',
  manage: 'Pause or end the monthly gift',
}

const spanish: typeof english = {
  subject: 'No se pudo cobrar tu donación mensual',
  heading: 'La donación de este mes no se realizó',
  failed: (amount) => `Intentamos cobrar ${amount} a tu tarjeta y el banco lo rechazó. No se cobró nada.`,
  again:
    'En los próximos días se intentará de nuevo. No debes nada: también puedes pagar con otra tarjeta, pausar la donación o terminarla.',
  pay: 'Pagar con otra tarjeta',
  manage: 'Pausar o terminar la donación mensual',
}
