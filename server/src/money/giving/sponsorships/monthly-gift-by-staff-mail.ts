import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import type { MonthlyGiftAction } from '@tower/contract/money/sponsorships.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import type { OpenedText } from '../../../mail/secret-text.ts'

export type MonthlyGiftByStaffMailParams = {
  giverName?: string | null
  action: MonthlyGiftAction
  /** Gift and covered fee together, as the card is charged each month. */
  amountCents: number
  /** The path by which the giver sees the gift. */
  monthlyPath: OpenedText
}

/** Tells a giver that staff paused, resumed or ended their monthly gift for them. It names no child. */
export function monthlyGiftByStaffMail(
  { giverName, action, amountCents, monthlyPath }: MonthlyGiftByStaffMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const { subject, done } = texts[action]
  return renderMail(
    {
      subject,
      heading: subject,
      name: giverName ?? null,
      paragraphs: [done(formatUsd(amountCents, { always2: true })), texts.notYou],
      action: { label: texts.manage, url: `${site.origin}${monthlyPath}` },
    },
    site,
    locale,
  )
}

type Words = { subject: string; done: (amount: string) => string }
type MailTexts = Record<MonthlyGiftAction, Words> & { notYou: string; manage: string }

const english: MailTexts = {
  pause: {
    subject: 'Your monthly gift is paused',
    done: (amount) =>
      `As you asked, we paused your gift of ${amount} each month. Nothing is charged until it is resumed.`,
  },
  resume: {
    subject: 'Your monthly gift goes on',
    done: (amount) =>
      `As you asked, we resumed your gift of ${amount} each month. Nothing was charged today; the next charge comes on its usual day.`,
  },
  cancel: {
    subject: 'Your monthly gift has ended',
    done: (amount) =>
      `As you asked, we ended your gift of ${amount} each month. Your card is not charged again, and your receipts stay valid.`,
  },
  notYou: 'If you didn’t ask for it, answer this email.',
  manage: 'See your monthly gift',
}

const spanish: MailTexts = {
  pause: {
    subject: 'Tu donación mensual está en pausa',
    done: (amount) =>
      `Como pediste, pusimos en pausa tu donación de ${amount} al mes. No se cobra nada hasta que se reanude.`,
  },
  resume: {
    subject: 'Tu donación mensual continúa',
    done: (amount) =>
      `Como pediste, reanudamos tu donación de ${amount} al mes. Hoy no se cobró nada; el próximo cobro llega en su día de siempre.`,
  },
  cancel: {
    subject: 'Tu donación mensual terminó',
    done: (amount) =>
      `Como pediste, terminamos tu donación de ${amount} al mes. No se volverá a cobrar a tu tarjeta y tus recibos siguen siendo válidos.`,
  },
  notYou: 'Si no lo pediste, responde este correo.',
  manage: 'Ver tu donación mensual',
}
