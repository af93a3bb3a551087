import { CsvError, parse, type Info } from 'csv-parse'
import { Readable } from 'node:stream'
import { SheetFault } from './sheet-columns.ts'

/** More than any honest row; an opened quote that is never closed swallows the rest of the file otherwise. */
const mostCharactersPerRow = 100_000

export type SheetRecord = { record: string[]; info: Info }

/** The rows of a sheet's text as they come, lines ending in `\n`. Throws {@link SheetFault}. */
export async function* sheetRecords(text: AsyncGenerator<string>): AsyncGenerator<SheetRecord> {
  const first = await text.next()
  const start = first.done ? '' : first.value
  const parser = Readable.from(restOf(start, text)).pipe(
    parse({
      delimiter: likelyDelimiter(start),
      info: true,
      max_record_size: mostCharactersPerRow,
      record_delimiter: '\n',
      relax_column_count: true,
    }),
  )
  try {
    yield* parser as AsyncIterable<SheetRecord>
  } catch (error) {
    if (error instanceof CsvError) throw new SheetFault(csvSentence(error))
    throw error
  }
}

async function* restOf(start: string, text: AsyncGenerator<string>): AsyncGenerator<string> {
  if (start !== '') yield start
  yield* text
}

/** Comma, semicolon (where the comma is the decimal sign) or tab: whichever the header has most of. */
function likelyDelimiter(start: string): string {
  const header =
    start
      .trimStart()
      .split('\n', 1)[0]
      ?.replace(/"[^"]*"/g, '') ?? ''
  const count = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

function csvSentence(error: CsvError): string {
  const line = typeof error.lines === 'number' ? error.lines : undefined
  const where = line === undefined ? '' : ` near line ${line}`
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'A quotation mark is opened and never closed.'
    case 'CSV_MAX_RECORD_SIZE':
      return `A row${where} is longer than ${mostCharactersPerRow} characters; perhaps a quotation mark isn't closed.`
    default:
      return `The file isn't valid CSV${where}: a quotation mark stands where none may.`
  }
}
