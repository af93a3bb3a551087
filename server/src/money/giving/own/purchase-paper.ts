import type { Language } from '@tower/contract/language.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { Paper } from '../../../papers/paper.ts'
import type { Giver } from './giver.queries.ts'
import { type Issuer, issuerOf, longDate, money } from './paper-words.ts'
import type { PurchaseFacts } from './purchases.queries.ts'

type Receipt = PurchaseFacts & { number: number; issued_at: Date }
type Requested = { giver: Pick<Giver, 'name'>; language: Language; charity: Issuer; at: Date }

/** The receipt of a credit pack on paper: a purchase, so it says nothing of gifts and taxes but that it is none. */
export function purchasePaper(receipt: Receipt, { giver, language, charity, at }: Requested): Paper {
  const texts = language === 'es' ? spanish : english
  const isVoid = receipt.voided_at !== null
  const { replaces_number: replaces, refunded_cents: back } = receipt
  return {
    title: texts.title(receipt.number),
    language,
    writtenAt: at,
    issuer: issuerOf(charity),
    notice: isVoid ? texts.void : undefined,
    paragraphs: [
      ...(isVoid ? [] : [texts.thanks]),
      ...(replaces === null ? [] : [texts.replaces(replaces)]),
      ...(back > 0 && !isVoid ? [texts.returned(money(back))] : []),
    ],
    facts: { caption: texts.caption, rows: rowsOf(receipt, giver.name, language) },
    closing: () => [texts.notAGift],
    pageLabel: texts.page,
  }
}

function rowsOf(receipt: Receipt, name: string | null, language: Language) {
  const texts = language === 'es' ? spanish : english
  const { paid_cents: paid, refunded_cents: back } = receipt
  const row = (label: string, value: string | null) => (value ? [[label, value] as const] : [])
  const credits = (cents: number) => (cents / creditCents).toLocaleString('en-US')
  return [
    ...row(texts.number, String(receipt.number)),
    ...row(texts.buyer, name),
    ...row(texts.address, receipt.email),
    ...row(texts.date, longDate(receipt.settled_at, language)),
    ...row(texts.pack, receipt.pack_name),
    ...row(texts.credits, credits(receipt.credit_cents)),
    ...row(texts.paid, money(paid)),
    ...row(texts.back, back > 0 ? money(back) : null),
    ...row(texts.left, back > 0 ? money(paid - back) : null),
    ...row(texts.leftCredits, back > 0 ? credits(receipt.kept_credit_cents) : null),
    ...row(texts.written, longDate(receipt.issued_at, language)),
  ]
}

const english = {
  title: (number: number) => `Purchase receipt ${number}`,
  caption: 'The purchase',
  thanks: 'Your payment arrived. This is your receipt.',
  void: 'VOID. All of this payment was given back, so this receipt is no longer valid.',
  replaces: (number: number) => `It replaces receipt ${number}, which is no longer valid.`,
  returned: (amount: string) => `${amount} of this payment was given back.`,
  number: 'Receipt',
  buyer: 'Bought by',
  address: 'Email',
  date: 'Date of the purchase',
  pack: 'Credit pack',
  credits: 'Tower Credits',
  paid: 'Paid',
  back: 'Given back',
  left: 'Left of the payment',
  leftCredits: 'Left of the credits',
  written: 'Receipt date',
  notAGift:
    'This is a purchase, not a donation. Tower Credits are not money, cannot be redeemed off-platform and mint no classroom slots.',
  page: (page: number) => `Page ${page}`,
}

const spanish: typeof english = {
  title: (number) => `Recibo de compra ${number}`,
  caption: 'La compra',
  thanks: 'Tu pago llegó. Este es tu recibo.',
  void: 'ANULADO. Todo este pago se devolvió, así que este recibo ya no es válido.',
  replaces: (number) => `Reemplaza el recibo ${number}, que ya no es válido.`,
  returned: (amount) => `De este pago se devolvieron ${amount}.`,
  number: 'Recibo',
  buyer: 'Comprado por',
  address: 'Correo',
  date: 'Fecha de la compra',
  pack: 'Paquete de créditos',
  credits: 'Tower Credits',
  paid: 'Pagado',
  back: 'Devuelto',
  left: 'Queda del pago',
  leftCredits: 'Quedan de los créditos',
  written: 'Fecha del recibo',
  notAGift:
    'Esto es una compra, no una donación. Los Tower Credits no son dinero, no se canjean fuera de la plataforma ni emiten cupos para aulas.',
  page: (page) => `Página ${page}`,
}
