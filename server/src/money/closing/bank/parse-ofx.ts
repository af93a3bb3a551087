import { mostStatementLines } from '@tower/contract/money/closing-bank.ts'
import { Refusal } from '../../../refusal.ts'
import { parseCents, parseDay, type ParsedLine, type ParsedStatement, plainText } from './parsed-statement.ts'

/** Whether a file says that it is OFX, the older form without closing tags or the newer in XML. */
export function isOfx(text: string): boolean {
  return /^\uFEFF?\s*(OFXHEADER|<\?xml|<\?OFX|<OFX>)/i.test(text.slice(0, 200))
}

type Fields = Map<string, string>

/**
 * Reads what a checking account's statement needs of OFX 1 (SGML) and 2 (XML). Both are tags with a value up to the next tag,
 * so that one walk over the text reads either; nothing is nested deeper than it says, and nothing of the file is followed.
 */
export function parseOfx(text: string): ParsedStatement {
  const statement: Fields = new Map()
  const lines: ParsedLine[] = []
  const faults: ParsedStatement['faults'] = []
  let statements = 0
  let line: Fields | undefined
  let row = 0
  const endLine = () => {
    if (line) readLine(line, row, { lines, faults })
    line = undefined
  }
  for (const [, isEnd, name = '', value = ''] of text.matchAll(/<(\/?)([A-Z0-9.]{1,32})>([^<]{0,1000})/gi)) {
    const tag = name.toUpperCase()
    if (tag === 'STMTRS' && !isEnd) statements += 1
    if (tag === 'STMTTRN' || tag === 'LEDGERBAL' || (isEnd && tag === 'BANKTRANLIST')) endLine()
    if (tag === 'STMTTRN' && !isEnd) {
      row += 1
      if (row > mostStatementLines) throw new Refusal('closing.statement_too_long')
      line = new Map()
    }
    if (isEnd || value.trim() === '') continue
    const fields = line ?? statement
    if (!fields.has(tag)) fields.set(tag, decode(value))
  }
  endLine()
  if (statements === 0) throw new Refusal('closing.statement_unreadable')
  if (statements > 1) throw new Refusal('closing.statement_many_accounts')
  return { ...readStatement(statement, lines), lines, faults }
}

function readStatement(
  fields: Fields,
  lines: readonly ParsedLine[],
): Omit<ParsedStatement, 'lines' | 'faults'> {
  const to = parseDay(fields.get('DTEND') ?? '') ?? null
  const balance = parseCents(fields.get('BALAMT')?.replace(/,(\d\d?)$/, '.$1') ?? '')
  // A balance of the day the file was fetched says nothing of the last day of the statement.
  const isOfLastDay = to !== null && parseDay(fields.get('DTASOF') ?? '') === to
  const closingCents = isOfLastDay ? (balance ?? null) : null
  const sum = lines.reduce((cents, line) => cents + line.cents, 0)
  const bank = fields.get('BANKID')
  const account = fields.get('ACCTID')
  return {
    format: 'ofx',
    account: account === undefined ? null : `${bank ?? ''} ${account}`.trim(),
    currencies: [(fields.get('CURDEF') ?? 'USD').toUpperCase()],
    from: parseDay(fields.get('DTSTART') ?? '') ?? null,
    to,
    openingCents: closingCents === null ? null : closingCents - sum,
    closingCents,
  }
}

type Found = Pick<ParsedStatement, 'lines' | 'faults'>

function readLine(fields: Fields, row: number, { lines, faults }: Found): void {
  const day = parseDay(fields.get('DTPOSTED') ?? '')
  // Europe's programs write a comma before the cents.
  const cents = parseCents((fields.get('TRNAMT') ?? '').replace(/,(\d\d?)$/, '.$1'))
  if (day === undefined) return void faults.push({ row, fault: 'day' })
  if (cents === undefined) return void faults.push({ row, fault: 'amount' })
  if (cents === 0) return
  const words = ['NAME', 'PAYEE', 'MEMO'].map((tag) => fields.get(tag) ?? '')
  const reference = plainText(fields.get('CHECKNUM') ?? fields.get('REFNUM') ?? '')
  const text = plainText(words.join(' ')) || plainText(fields.get('TRNTYPE') ?? '') || '-'
  const bankId = plainText(fields.get('FITID') ?? '')
  lines.push({ row, day, cents, text, reference: reference || null, bankId: bankId || null })
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
