import { cutText } from '@tower/contract/cut-text.ts'
import type { StatementFormat, StatementRowFault } from '@tower/contract/money/closing-bank.ts'

/** A line as the file has it; `row` is where, as people count. */
export type ParsedLine = {
  row: number
  day: string
  cents: number
  text: string
  reference: string | null
  /** The bank's own name of it, where the format has one. */
  bankId: string | null
}

/** What a statement says, whatever its format. */
export type ParsedStatement = {
  format: StatementFormat
  /** What the file names its account by; null where it names none. */
  account: string | null
  currencies: readonly string[]
  from: string | null
  to: string | null
  openingCents: number | null
  closingCents: number | null
  lines: ParsedLine[]
  faults: { row: number; fault: StatementRowFault }[]
}

export const mostText = 300
const largest = 10_000_000_000_00

/** Whole cents of an amount as banks write it: `-1,234.50`, `(12.00)`, `$5`; undefined where it is none. */
export function parseCents(text: string): number | undefined {
  const bare = text.replaceAll(/[\s$]|USD/g, '').replace('−', '-')
  const isNegative = /^\(.*\)$/.test(bare) || bare.startsWith('-') || bare.endsWith('-')
  const digits = bare.replaceAll(/^[(+-]|[)-]$/g, '').replaceAll(/^[+-]/g, '')
  const [, dollars, cents = ''] = /^(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{0,2})0*)?$/.exec(digits) ?? []
  if (dollars === undefined) return undefined
  const amount = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
  if (amount > largest) return undefined
  return isNegative && amount !== 0 ? -amount : amount
}

/** The day as the calendar has it, of `2026-10-31`, `10/31/2026`, `10/31/26` or `20261031…`; undefined where there is none. */
export function parseDay(text: string): string | undefined {
  const bare = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|[T ])/.exec(bare)
  const plain = /^(\d{4})(\d{2})(\d{2})/.exec(bare)
  const american = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(bare)
  if (american) {
    const [, month = '', day = '', year = ''] = american
    return realDay(year.length === 2 ? `20${year}` : year, month, day)
  }
  const [, year = '', month = '', day = ''] = iso ?? plain ?? []
  return realDay(year, month, day)
}

function realDay(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  const isReal = /^(19|20|21)\d\d-/.test(text) && !Number.isNaN(at.getTime())
  return isReal && at.toISOString().startsWith(text) ? text : undefined
}

/** Words in one line, without signs that show nothing, of a length that fits. */
export function plainText(text: string): string {
  return cutText(text.replaceAll(/[\p{C}\s]+/gu, ' ').trim(), mostText)
}
