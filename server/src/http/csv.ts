/** What a cell may hold. Numbers stay numbers, money is `inDollars`; whatever people typed is text. */
export type CsvCell = string | number | { cents: number } | null

/** Money of a file: dollars with two decimals, whether it is whole dollars or not. */
export const inDollars = (cents: number | string): CsvCell => ({ cents: Number(cents) })

/** Spreadsheets run what starts like this, also behind spaces, also in full-width characters. */
const formula = /^[\p{Z}\uFEFF]*[=+\-@\t\r\n＝＋－＠]/u
const formulaOnLaterLine = /(\r\n|\r|\n)([\p{Z}\t]*[=+\-@＝＋－＠])/gu

/** The mark that tells spreadsheets the file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** One line of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets a `'` before it. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return (value.cents / 100).toFixed(2)
  const harmless = (formula.test(value) ? `'${value}` : value).replaceAll(formulaOnLaterLine, "$1'$2")
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
