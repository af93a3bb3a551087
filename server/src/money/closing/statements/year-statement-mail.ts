import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import type { OpenedText } from '../../../mail/secret-text.ts'

export type YearStatementMailParams = {
  giverName: string | null
  year: number
  gifts: number
  givenCents: number
  returnedCents: number
  /** What is left; of it, grants of donor-advised funds and gifts of stock, whose receipts call no amount deductible. */
  keptCents: number
  fundCents: number
  stockCents: number
  /** Null without the charity's EIN: then nothing is called deductible. */
  taxes: { name: string; ein: string; deductibleCents: number } | null
  /** The page of the year's gifts, where the statement is kept as a file. */
  path: OpenedText
}

const money = (cents: number) => formatUsd(cents, { always2: true })

/** What somebody gave in a year, with the way to the statement on paper. */
export function yearStatementMail(
  params: YearStatementMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const { year, fundCents, stockCents, taxes } = params
  return renderMail(
    {
      subject: texts.subject(year),
      heading: texts.subject(year),
      name: params.giverName,
      paragraphs: [texts.thanks(year), texts.paper],
      rows: rowsOf(params, texts),
      action: { label: texts.open, url: `${site.origin}${params.path}` },
      closing: [
        texts.noGoods,
        ...(taxes && taxes.deductibleCents > 0
          ? [texts.deductible(taxes.name, taxes.ein, money(taxes.deductibleCents))]
          : []),
        ...(taxes && fundCents > 0 ? [texts.fund(money(fundCents))] : []),
        ...(taxes && stockCents > 0 ? [texts.stock(money(stockCents))] : []),
      ],
    },
    site,
    locale,
  )
}

function rowsOf(
  { gifts, givenCents, returnedCents, keptCents }: YearStatementMailParams,
  texts: typeof english,
): [string, string][] {
  const back: [string, string][] = returnedCents > 0 ? [[texts.back, money(returnedCents)]] : []
  return [
    [texts.gifts, String(gifts)],
    [texts.given, money(givenCents)],
    ...back,
    [texts.kept, money(keptCents)],
  ]
}

const english = {
  subject: (year: number) => `Your giving in ${year}`,
  thanks: (year: number) => `Thank you. This is what you gave in ${year}.`,
  paper:
    'The button opens your gifts of the year. There you can download the statement as a PDF, without an account.',
  gifts: 'Gifts',
  given: 'Given, with card fees covered',
  back: 'Given back',
  kept: 'Left in all',
  open: 'Open my statement',
  noGoods: 'No goods or services were provided in exchange for these gifts.',
  deductible: (name: string, ein: string, amount: string) =>
    `${name} (EIN ${ein}). ${amount} of it is tax-deductible to the extent the law allows.`,
  fund: (amount: string) =>
    `${amount} came as grants from a donor-advised fund: the deduction was for what was given to the fund.`,
  stock: (amount: string) =>
    `${amount} is what gifts of stock were worth to our programs; what you may deduct is for you and your tax adviser to determine.`,
}

const spanish: typeof english = {
  subject: (year) => `Tus donaciones de ${year}`,
  thanks: (year) => `Gracias. Esto es lo que donaste en ${year}.`,
  paper:
    'El botón abre tus donaciones del año. Ahí puedes descargar el estado de donaciones en PDF, sin cuenta.',
  gifts: 'Donaciones',
  given: 'Donado, con las comisiones de tarjeta cubiertas',
  back: 'Devuelto',
  kept: 'Queda en total',
  open: 'Abrir mi estado de donaciones',
  noGoods: 'No se entregaron bienes ni servicios a cambio de estas donaciones.',
  deductible: (name, ein, amount) =>
    `${name} (EIN ${ein}). De ello, ${amount} son deducibles de impuestos en la medida que permita la ley.`,
  fund: (amount) =>
    `${amount} vinieron de un fondo asesorado por donantes: la deducción correspondió a lo que se dio al fondo.`,
  stock: (amount) =>
    `${amount} es lo que las donaciones en acciones aportaron a nuestros programas; cuánto puedes deducir lo determinan tú y tu asesor fiscal.`,
}
