import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type MonthlyGiftEndedMailParams = {
  giverName?: string | null
  /** Gift and covered fee together, as the card was charged each month. */
  amountCents: number
}

/** Tells a giver that their monthly gift has ended because the guardian's consent has. It names no child. */
export function monthlyGiftEndedMail(
  params: MonthlyGiftEndedMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const amount = formatUsd(params.amountCents, { always2: true })
  return renderMail(
    {
      subject: texts.subject,
      heading: texts.heading,
      name: params.giverName ?? null,
      paragraphs: [texts.ended(amount), texts.given],
      action: { label: texts.others, url: site.origin + paths.prospects },
    },
    site,
    locale,
  )
}

const english = {
  subject: 'Your monthly gift has ended',
  heading: 'Your monthly gift has ended',
  ended: (amount: string) =>
    `The young athlete you supported with ${amount} each month is no longer part of our program: their parent or guardian took back the consent. So we ended your gift, and your card is not charged again.`,
  given: 'What you gave until now stays with the goals you gave it for. Your receipts stay valid.',
  others: 'See other young athletes',
}

const spanish: typeof english = {
  subject: 'Tu donación mensual terminó',
  heading: 'Tu donación mensual terminó',
  ended: (amount) =>
    `La persona joven a la que apoyabas con ${amount} al mes ya no forma parte de nuestro programa: su madre, padre o tutor retiró el permiso. Por eso terminamos tu donación y no se volverá a cobrar a tu tarjeta.`,
  given:
    'Lo que donaste hasta ahora sigue destinado a las metas que elegiste. Tus recibos siguen siendo válidos.',
  others: 'Conocer a otros jóvenes atletas',
}
