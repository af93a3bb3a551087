/** What a cell may hold. Numbers stay numbers, money is `inDollars`; whatever people typed is text. */
export type CsvCell = string | number | { cents: number } | null

/** Money of a file: dollars with two decimals, whether it is whole dollars or not. */
export const inDollars = (cents: number | string): CsvCell => ({ cents: Number(cents) })

/** Spreadsheets run what starts like this, also behind spaces and signs that show nothing, also in full-width characters. */
const formula = /^[\p{Z}\p{C}]*[=+\-@＝＋－＠]|^[\p{Z}\uFEFF]*[\t\r\n]/u
/** Where programs begin a line or a cell: those of other countries do so behind a semicolon, and some guess. */
const formulaFurtherOn = /(\r\n|[\r\n\t;])([[\p{Z}\p{C}]--[\r\n\t]]*[=+\-@＝＋－＠])/gv

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
  const harmless = (formula.test(value) ? `'${value}` : value).replaceAll(formulaFurtherOn, "$1'$2")
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
