import type { Language } from '@tower/contract/language.ts'
import { creditCents as centsOfCredit, formatUsd } from '@tower/contract/money.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import { sayDay } from '../../../say-day.ts'

export type PurchaseReceiptMailParams = {
  number: number
  amountCents: number
  packName: string
  /** What of the pack's credits stands on this receipt. */
  creditCents: number
  /** ISO instant. */
  paidAt: string
  /** The receipt this one replaces after a partial refund. */
  replacesNumber: number | null
  /** Why a purchase that had gone back stands on a receipt again. */
  because?: 'refund_failed' | 'dispute_won' | undefined
}

/** The receipt of a credit pack: a purchase, which is no gift and never deductible. */
export function purchaseReceiptMail(
  params: PurchaseReceiptMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const credits = (params.creditCents / centsOfCredit).toLocaleString('en-US')
  return renderMail(
    {
      subject: texts.subject(params.number),
      heading: texts.heading,
      paragraphs: [
        params.because === undefined ? texts.thanks : texts.because[params.because],
        texts.where,
        ...(params.replacesNumber === null ? [] : [texts.replaces(params.replacesNumber)]),
      ],
      rows: [
        [texts.number, String(params.number)],
        [texts.date, sayDay(new Date(params.paidAt), locale)],
        [texts.pack, params.packName],
        [texts.credits, credits],
        [texts.amount, formatUsd(params.amountCents, { always2: true })],
      ],
      closing: [texts.notAGift],
    },
    site,
    locale,
  )
}

const english = {
  subject: (number: number) => `Purchase receipt ${number}`,
  heading: 'Your Tower Credits',
  thanks: 'Your payment arrived. This is your receipt.',
  because: {
    refund_failed:
      'Your refund did not arrive: the bank sent the money back to us, so your purchase stands again. If you still want it back, answer this mail and we will find another way.',
    dispute_won: 'The bank decided that your payment stands, so your purchase does as well.',
  },
  where:
    'The credits are in the wallet of your sponsor account. If you have none yet, sign in as a sponsor with this address and they are yours.',
  replaces: (number: number) => `It replaces receipt ${number}, which is no longer valid.`,
  number: 'Receipt',
  date: 'Date',
  pack: 'Credit pack',
  credits: 'Tower Credits',
  amount: 'Paid',
  notAGift:
    'This is a purchase, not a donation. Tower Credits are not money, cannot be redeemed off-platform and mint no classroom slots.',
}

const spanish: typeof english = {
  subject: (number) => `Recibo de compra ${number}`,
  heading: 'Tus Tower Credits',
  thanks: 'Tu pago llegó. Este es tu recibo.',
  because: {
    refund_failed:
      'Tu devolución no llegó: el banco nos regresó el dinero, así que tu compra sigue en pie. Si todavía lo quieres de vuelta, responde a este correo y buscaremos otra manera.',
    dispute_won: 'El banco decidió que tu pago es válido, así que tu compra sigue en pie.',
  },
  where:
    'Los créditos están en el monedero de tu cuenta de patrocinio. Si aún no tienes una, inicia sesión para patrocinar con esta dirección y serán tuyos.',
  replaces: (number) => `Reemplaza el recibo ${number}, que ya no es válido.`,
  number: 'Recibo',
  date: 'Fecha',
  pack: 'Paquete de créditos',
  credits: 'Tower Credits',
  amount: 'Pagado',
  notAGift:
    'Esto es una compra, no una donación. Los Tower Credits no son dinero, no se canjean fuera de la plataforma ni emiten cupos para aulas.',
}
