import type { Language } from '@tower/contract/language.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import type { OpenedText } from '../../../mail/secret-text.ts'

export type MonthlyCardChangedMailParams = {
  giverName?: string | null
  /** The last four digits of the card, where the provider said them. */
  last4: string | null
  /** The path by which the giver changes, pauses or ends the gift. */
  monthlyPath: OpenedText
}

/** Tells a giver that their monthly gift is charged to another card. It names no child. */
export function monthlyCardChangedMail(
  params: MonthlyCardChangedMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const card = params.last4 === null ? texts.card : texts.cardEnding(params.last4)
  return renderMail(
    {
      subject: texts.subject,
      heading: texts.heading,
      name: params.giverName ?? null,
      paragraphs: [texts.changed(card), texts.notYou],
      action: { label: texts.manage, url: `${site.origin}${params.monthlyPath}` },
    },
    site,
    locale,
  )
}

const english = {
  subject: 'Your monthly gift has a new card',
  heading: 'Your new card is in place',
  card: 'the card you gave',
  cardEnding: (last4: string) => `your card ending in ${last4}`,
  changed: (card: string) =>
    `From the next charge on, your gift is charged to ${card}. Nothing was charged today.`,
  notYou: 'If this wasn’t you, pause your gift with the button and answer this email.',
  manage: 'See your monthly gift',
}

const spanish: typeof english = {
  subject: 'Tu donación mensual tiene otra tarjeta',
  heading: 'Tu tarjeta nueva ya está lista',
  card: 'la tarjeta que diste',
  cardEnding: (last4) => `tu tarjeta que termina en ${last4}`,
  changed: (card) => `A partir del próximo cobro, tu donación se cobra a ${card}. Hoy no se cobró nada.`,
  notYou: 'Si no fuiste tú, pon tu donación en pausa con el botón y responde este correo.',
  manage: 'Ver tu donación mensual',
}
