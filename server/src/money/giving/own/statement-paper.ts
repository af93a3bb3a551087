import type { Language } from '@tower/contract/language.ts'
import type { Paper } from '../../../papers/paper.ts'
import { kindWithoutAmount, type KindWithoutAmount } from '../receipts/tax-words.ts'
import type { Giver } from './giver.queries.ts'
import type { OwnGiftRow } from './own-gifts.queries.ts'
import {
  addresseeOf,
  type Issuer,
  issuerOf,
  longDate,
  money,
  nameWhere,
  shortDate,
  sumsOf,
} from './paper-words.ts'
import { sayCalendarDay } from '../../../say-day.ts'

type Requested = {
  giver: Giver
  language: Language
  charity: Issuer
  at: Date
  /** Both days included. */
  period: { from: string; to: string }
  gifts: AsyncIterable<readonly OwnGiftRow[]>
}

/** Every gift of a time on paper, with what went back of each and what is left in all. */
export function statementPaper({ giver, language, charity, at, period, gifts }: Requested): Paper {
  const texts = language === 'es' ? spanish : english
  const sums = { count: 0, gift: 0, fee: 0, back: 0, kept: 0, donor_advised_fund: 0, stock: 0 }
  const { ein, legalName } = charity
  const span = texts.span(sayCalendarDay(period.from, language), sayCalendarDay(period.to, language))
  return {
    title: texts.title,
    language,
    writtenAt: at,
    issuer: issuerOf(charity),
    addressee: addresseeOf(giver),
    paragraphs: [texts.lead],
    facts: {
      caption: texts.about,
      rows: [
        ...(giver.name ? [[texts.giver, giver.name] as const] : []),
        ...(giver.address ? [[texts.address, giver.address] as const] : []),
        [texts.period, span],
        [texts.written, longDate(at, language)],
      ],
    },
    table: {
      caption: texts.gifts,
      columns: columnsOf(texts),
      batches: rowsOf(gifts, { sums, language }),
      total: () => [
        texts.total(sums.count),
        '',
        '',
        ...[sums.gift, sums.fee, sums.back, sums.kept].map(money),
      ],
      none: texts.none,
    },
    closing: () =>
      sums.count === 0
        ? []
        : [texts.noGoods, ...(ein ? sayTaxesOf(sums, { name: legalName, ein, texts }) : [])],
    pageLabel: texts.page,
  }
}

type Sums = Record<'count' | 'gift' | 'fee' | 'back' | 'kept' | KindWithoutAmount, number>

/** What of it is deductible, and why the rest isn't. */
function sayTaxesOf(sums: Sums, { name, ein, texts }: { name: string; ein: string; texts: typeof english }) {
  const { donor_advised_fund: fundCents, stock: stockCents } = sums
  const others = fundCents + stockCents
  const deductibleCents = sums.kept - others
  const amount = money(deductibleCents)
  return [
    ...(deductibleCents === 0 ? [] : [texts.deductible(name, ein, amount, others > 0)]),
    ...(fundCents > 0 ? [texts.fund(money(fundCents))] : []),
    ...(stockCents > 0 ? [texts.stock(money(stockCents))] : []),
  ]
}

/** The rows of the table; what they come to is added up as they pass. */
async function* rowsOf(
  gifts: AsyncIterable<readonly OwnGiftRow[]>,
  { sums, language }: { sums: Sums; language: Language },
): AsyncGenerator<string[][]> {
  const texts = language === 'es' ? spanish : english
  for await (const some of gifts) {
    yield some.map((gift) => {
      const { returnedCents, keptCents } = sumsOf(gift)
      sums.count += 1
      sums.gift += gift.amount_cents
      sums.fee += gift.fee_cover_cents
      sums.back += returnedCents
      sums.kept += keptCents
      const kind = kindWithoutAmount(gift.offline_kind)
      if (kind) sums[kind] += keptCents
      const amounts = [gift.amount_cents, gift.fee_cover_cents, returnedCents, keptCents].map(money)
      const receipt = gift.receipt_number === null ? texts.noReceipt : String(gift.receipt_number)
      return [shortDate(gift.settled_at, language), receipt, nameWhere(gift, language), ...amounts]
    })
  }
}

function columnsOf({ columns }: typeof english) {
  return [
    { head: columns.date, share: 0.15 },
    { head: columns.receipt, share: 0.1 },
    { head: columns.where, share: 0.28 },
    { head: columns.gift, share: 0.12, numeric: true as const },
    { head: columns.fee, share: 0.11, numeric: true as const },
    { head: columns.back, share: 0.12, numeric: true as const },
    { head: columns.left, share: 0.12, numeric: true as const },
  ]
}

const english = {
  title: 'Giving statement',
  lead: 'Thank you. This statement lists every gift you made in this period, and what was given back of it.',
  about: 'The statement',
  span: (first: string, last: string) => `${first} to ${last}`,
  giver: 'Given by',
  address: 'Email',
  period: 'Period',
  written: 'Written',
  gifts: 'The gifts',
  columns: {
    date: 'Date',
    receipt: 'Receipt',
    where: 'For',
    gift: 'Gift',
    fee: 'Card fee',
    back: 'Given back',
    left: 'Left',
  },
  total: (count: number) => (count === 1 ? '1 gift' : `${count} gifts`),
  noReceipt: 'void',
  none: 'There was no gift in this period.',
  noGoods: 'No goods or services were provided in exchange for these gifts.',
  deductible: (name: string, ein: string, amount: string, isPart: boolean) =>
    isPart
      ? `${name} (EIN ${ein}). Of what is left, ${amount} is tax-deductible to the extent the law allows.`
      : `${name} (EIN ${ein}). What is left, ${amount}, is tax-deductible to the extent the law allows.`,
  fund: (amount: string) =>
    `${amount} came as grants from a donor-advised fund: the deduction was for what was given to the fund.`,
  stock: (amount: string) =>
    `${amount} is what gifts of stock were worth to our programs; what you may deduct is for you and your tax adviser to determine.`,
  page: (page: number) => `Page ${page}`,
}

const spanish: typeof english = {
  title: 'Estado de donaciones',
  lead: 'Gracias. Aquí está cada una de tus donaciones de este período, con lo que se devolvió.',
  about: 'Sobre este estado de donaciones',
  span: (first, last) => `${first} a ${last}`,
  giver: 'Donante',
  address: 'Correo',
  period: 'Período',
  written: 'Emitido',
  gifts: 'Las donaciones',
  columns: {
    date: 'Fecha',
    receipt: 'Recibo',
    where: 'Para',
    gift: 'Donación',
    fee: 'Comisión',
    back: 'Devuelto',
    left: 'Queda',
  },
  total: (count) => (count === 1 ? '1 donación' : `${count} donaciones`),
  noReceipt: 'anulado',
  none: 'No hubo donaciones en este período.',
  noGoods: 'No se entregaron bienes ni servicios a cambio de estas donaciones.',
  deductible: (name, ein, amount, isPart) =>
    isPart
      ? `${name} (EIN ${ein}). De lo que queda, ${amount} son deducibles de impuestos en la medida que permita la ley.`
      : `${name} (EIN ${ein}). Lo que queda, ${amount}, es deducible de impuestos en la medida que permita la ley.`,
  fund: (amount) =>
    `${amount} llegaron de un fondo asesorado por donantes: la deducción correspondió a lo que se dio al fondo.`,
  stock: (amount) =>
    `${amount} es lo que las donaciones en acciones aportaron a nuestros programas; cuánto puedes deducir lo determinan tú y tu asesor fiscal.`,
  page: (page) => `Página ${page}`,
}
