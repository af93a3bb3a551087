import { mostStatementLines } from '@tower/contract/money/closing-bank.ts'
import { Refusal } from '../../../refusal.ts'
import { parseCents, parseDay, type ParsedLine, type ParsedStatement, plainText } from './parsed-statement.ts'

/** Whether a file says that it is OFX, the older form without closing tags or the newer in XML. */
export function isOfx(text: string): boolean {
  return /^\uFEFF?\s*(OFXHEADER|<\?xml|<\?OFX|<OFX>)/i.test(text.slice(0, 200))
}

/** The values of tags: of a line, or of the statement around its lines. */
type Fields = Map<string, string>
type Tag = { name: string; isEnd: boolean; value: string }

/**
 * Reads what a checking account's statement needs of OFX 1 (SGML) and 2 (XML). Both are tags with a value up to the next tag,
 * so that one walk over the text reads either; nothing is nested deeper than it says, and nothing of the file is followed.
 */
export function parseOfx(text: string): ParsedStatement {
  const { statements, statement, lines: given } = sortTags(text)
  if (statements === 0) throw new Refusal('closing.statement_unreadable')
  if (statements > 1) throw new Refusal('closing.statement_many_accounts')
  const found: Found = { lines: [], faults: [] }
  given.forEach((line, place) => readLine(line, place + 1, found))
  const read = readStatement(statement, found.lines)
  return { ...read, currencies: [...read.currencies, ...given.flatMap(currencyOf)], ...found }
}

function* tagsOf(text: string): Generator<Tag> {
  for (const [, end, name = '', value = ''] of text.matchAll(/<(\/?)([A-Z0-9.]{1,32})>([^<]{0,1000})/gi))
    yield { name: name.toUpperCase(), isEnd: end !== '', value: decode(value) }
}

/** What ends a line, also where its own end is not said. */
const lineEnds = new Set(['STMTTRN', 'LEDGERBAL', 'BANKTRANLIST'])

function sortTags(text: string): { statements: number; statement: Fields; lines: Fields[] } {
  const sorted = { statements: 0, statement: new Map() as Fields, lines: [] as Fields[] }
  let line: Fields | undefined
  for (const { name, isEnd, value } of tagsOf(text)) {
    if (lineEnds.has(name)) line = undefined
    if (isEnd) continue
    if (name === 'STMTRS') sorted.statements += 1
    if (name === 'STMTTRN') {
      line = new Map()
      sorted.lines.push(line)
      if (sorted.lines.length > mostStatementLines) throw new Refusal('closing.statement_too_long')
    }
    if (name === 'CURRENCY') line?.set(name, '-')
    keep(line ?? sorted.statement, name, value)
  }
  return sorted
}

/** The first value of a tag counts. */
function keep(fields: Fields, name: string, value: string): void {
  if (value !== '' && !fields.has(name)) fields.set(name, value)
}

const of = (fields: Fields, name: string) => fields.get(name) ?? ''
const dayIn = (fields: Fields, name: string) => parseDay(of(fields, name))
// Europe's programs write a comma before the cents.
const centsIn = (fields: Fields, name: string) => parseCents(of(fields, name).replace(/,(\d\d?)$/, '.$1'))

function readStatement(
  fields: Fields,
  lines: readonly ParsedLine[],
): Omit<ParsedStatement, 'lines' | 'faults'> {
  const to = dayIn(fields, 'DTEND') ?? null
  // A balance of the day the file was fetched says nothing of the last day of the statement.
  const isOfLastDay = to !== null && dayIn(fields, 'DTASOF') === to
  const closingCents = isOfLastDay ? (centsIn(fields, 'BALAMT') ?? null) : null
  const sum = lines.reduce((cents, line) => cents + line.cents, 0)
  return {
    format: 'ofx',
    account: fields.has('ACCTID') ? `${of(fields, 'BANKID')} ${of(fields, 'ACCTID')}`.trim() : null,
    currencies: [(of(fields, 'CURDEF') || 'USD').toUpperCase()],
    from: dayIn(fields, 'DTSTART') ?? null,
    to,
    openingCents: closingCents === null ? null : closingCents - sum,
    closingCents,
  }
}

/** The currency that the amount of a line is in, where the line says one; one that was exchanged already is none. */
function currencyOf(line: Fields): string[] {
  return line.has('CURRENCY') ? [of(line, 'CURSYM').toUpperCase()] : []
}

type Found = Pick<ParsedStatement, 'lines' | 'faults'>

function readLine(fields: Fields, row: number, { lines, faults }: Found): void {
  const day = dayIn(fields, 'DTPOSTED')
  const cents = centsIn(fields, 'TRNAMT')
  if (day === undefined) return void faults.push({ row, fault: 'day' })
  if (cents === undefined) return void faults.push({ row, fault: 'amount' })
  if (cents === 0) return
  const first = (...texts: string[]) => texts.map((text) => plainText(text)).find((text) => text !== '')
  lines.push({
    ...{ row, day, cents },
    text:
      first(['NAME', 'PAYEE', 'MEMO'].map((tag) => of(fields, tag)).join(' '), of(fields, 'TRNTYPE'), '-') ??
      '-',
    reference: first(of(fields, 'CHECKNUM'), of(fields, 'REFNUM')) ?? null,
    bankId: first(of(fields, 'FITID')) ?? null,
  })
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function decode(value: string): string {
  return value
    .trim()
    .replaceAll(/&([a-z]{2,4});/gi, (whole, name: string) => signs[name.toLowerCase()] ?? whole)
}
