import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import { sayDay } from '../../../say-day.ts'

export type VoidedBecause = 'refunded' | 'disputed' | 'taken_out'

export type ReceiptVoidedMailParams = {
  number: number
  giverName?: string | null
  /** All that was paid, the covered fee included. */
  amountCents: number
  /** ISO instant. */
  paidAt: string
  /** A pack of credits was bought, and nothing given. */
  isPurchase: boolean
  /** What took it back: a refund on its way, the donor's bank, or staff, of what came past the payment provider. */
  because: VoidedBecause
}

/** Nothing is left of a payment: its receipt holds no longer, and whoever has it is told so before they file their taxes. */
export function receiptVoidedMail(
  params: ReceiptVoidedMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const { number, isPurchase, because } = params
  const texts = locale === 'es' ? spanish : english
  const amount = formatUsd(params.amountCents, { always2: true })
  return renderMail(
    {
      subject: texts.subject(number),
      heading: texts.heading,
      name: params.giverName ?? null,
      paragraphs: [
        texts.because[because](amount, sayDay(new Date(params.paidAt), locale)),
        texts.void(number),
        ...(isPurchase ? [] : [texts.taxes]),
      ],
      closing: [texts.ask],
    },
    site,
    locale,
  )
}

const english = {
  subject: (number: number) => `Receipt ${number} is no longer valid`,
  heading: 'Your receipt is no longer valid',
  because: {
    refunded: (amount: string, day: string) =>
      `We refunded the ${amount} you paid on ${day}. It goes back to the card or account it came from; your bank may take up to 10 days to show it.`,
    disputed: (amount: string, day: string) => `Your bank took back the ${amount} you paid on ${day}.`,
    taken_out: (amount: string, day: string) =>
      `The ${amount} we wrote down for you on ${day} did not stay with us, so we took it out of our books.`,
  },
  void: (number: number) => `So receipt ${number} is no longer valid.`,
  taxes: 'Please don’t use it for your taxes.',
  ask: 'If you have a question, answer this email.',
}

const spanish: typeof english = {
  subject: (number) => `El recibo ${number} ya no es válido`,
  heading: 'Tu recibo ya no es válido',
  because: {
    refunded: (amount, day) =>
      `Te devolvimos los ${amount} que pagaste el ${day}. Vuelven a la tarjeta o cuenta de la que salieron; tu banco puede tardar hasta 10 días en mostrarlos.`,
    disputed: (amount, day) => `Tu banco retiró los ${amount} que pagaste el ${day}.`,
    taken_out: (amount, day) =>
      `Los ${amount} que anotamos a tu nombre el ${day} no quedaron con nosotros, así que los quitamos de nuestras cuentas.`,
  },
  void: (number) => `Por eso el recibo ${number} ya no es válido.`,
  taxes: 'No lo uses para tus impuestos.',
  ask: 'Si tienes alguna pregunta, responde a este correo.',
}
