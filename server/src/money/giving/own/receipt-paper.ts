import type { Language } from '@tower/contract/language.ts'
import type { Paper } from '../../../papers/paper.ts'
import { sayTaxes } from '../receipts/tax-words.ts'
import type { Giver } from './giver.queries.ts'
import type { ReceiptFacts } from './own-gifts.queries.ts'
import { addresseeOf, type Issuer, issuerOf, longDate, money, nameWhere, sumsOf } from './paper-words.ts'

type Receipt = ReceiptFacts & { number: number; issued_at: Date }
type Requested = { giver: Giver; language: Language; charity: Issuer; at: Date }

/**
 * The receipt of one gift on paper. One that is void says so, and nothing of taxes; "tax-deductible" appears only for an
 * organization that has an EIN.
 */
export function receiptPaper(receipt: Receipt, { giver, language, charity, at }: Requested): Paper {
  const texts = language === 'es' ? spanish : english
  const { returnedCents, keptCents } = sumsOf(receipt)
  const isVoid = receipt.voided_at !== null
  const { ein, legalName } = charity
  const closing = [
    texts.noGoods,
    ...(ein && keptCents > 0 ? [sayTaxes({ name: legalName, ein }, receipt.offline_kind, language)] : []),
  ]
  return {
    title: texts.title(receipt.number),
    language,
    writtenAt: at,
    issuer: issuerOf(charity),
    addressee: addresseeOf(giver, receipt.display_name),
    notice: isVoid ? texts.void : undefined,
    paragraphs: [
      ...(isVoid ? [] : [texts.thanks]),
      ...(receipt.replaces_number !== null ? [texts.replaces(receipt.replaces_number)] : []),
      ...(returnedCents > 0 && !isVoid ? [texts.returned(money(returnedCents))] : []),
    ],
    facts: { caption: texts.caption, rows: rowsOf(receipt, giver, language) },
    closing: () => (isVoid ? [texts.voidNote] : closing),
    pageLabel: texts.page,
  }
}

function rowsOf(receipt: Receipt, giver: Giver, language: Language) {
  const texts = language === 'es' ? spanish : english
  const { chargedCents, returnedCents, keptCents } = sumsOf(receipt)
  const { tribute_kind: kind, tribute_name: name, fee_cover_cents: feeCents } = receipt
  const row = (label: string, value: string | null | undefined) => (value ? [[label, value] as const] : [])
  return [
    ...row(texts.number, String(receipt.number)),
    ...row(texts.giver, receipt.display_name ?? giver.name),
    ...row(texts.address, receipt.email),
    ...row(texts.date, longDate(receipt.settled_at, language)),
    ...row(texts.where, nameWhere(receipt, language)),
    ...(kind === 'honor' || kind === 'memory' ? row(texts[kind], name) : []),
    ...row(texts.amount, money(receipt.amount_cents)),
    ...row(texts.fee, feeCents > 0 ? money(feeCents) : null),
    ...row(texts.inAll, money(chargedCents)),
    ...row(texts.back, returnedCents > 0 ? money(returnedCents) : null),
    ...row(texts.left, returnedCents > 0 ? money(keptCents) : null),
    ...row(texts.written, longDate(receipt.issued_at, language)),
  ]
}

const english = {
  title: (number: number) => `Donation receipt ${number}`,
  caption: 'The gift',
  thanks: 'Thank you for your gift. Your payment arrived; this is your receipt.',
  void: 'VOID. All of this gift was given back, so this receipt is no longer valid.',
  voidNote: 'It is not to be used for taxes.',
  replaces: (number: number) => `It replaces receipt ${number}, which is no longer valid.`,
  returned: (amount: string) => `${amount} of this gift was given back. What is left counts.`,
  number: 'Receipt',
  giver: 'Given by',
  address: 'Email',
  date: 'Date of the gift',
  where: 'For',
  honor: 'In honor of',
  memory: 'In memory of',
  amount: 'Gift',
  fee: 'Card fee covered',
  inAll: 'Total charged',
  back: 'Given back',
  left: 'Left of the gift',
  written: 'Receipt date',
  noGoods: 'No goods or services were provided in exchange for this gift.',
  page: (page: number) => `Page ${page}`,
}

const spanish: typeof english = {
  title: (number) => `Recibo de donación ${number}`,
  caption: 'La donación',
  thanks: 'Gracias por tu donación. Tu pago llegó; este es tu recibo.',
  void: 'ANULADO. Toda esta donación se devolvió, así que este recibo ya no es válido.',
  voidNote: 'No sirve para los impuestos.',
  replaces: (number) => `Reemplaza el recibo ${number}, que ya no es válido.`,
  returned: (amount) => `De esta donación se devolvieron ${amount}. Cuenta lo que queda.`,
  number: 'Recibo',
  giver: 'Donante',
  address: 'Correo',
  date: 'Fecha de la donación',
  where: 'Para',
  honor: 'En honor de',
  memory: 'En memoria de',
  amount: 'Donación',
  fee: 'Comisión de tarjeta cubierta',
  inAll: 'Total cobrado',
  back: 'Devuelto',
  left: 'Queda de la donación',
  written: 'Fecha del recibo',
  noGoods: 'No se entregaron bienes ni servicios a cambio de esta donación.',
  page: (page) => `Página ${page}`,
}
