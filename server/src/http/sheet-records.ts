import { readSheetStart, unguardCells } from '@tower/contract/sheet-text.ts'
import { CsvError, parse, type Info } from 'csv-parse'
import { Readable } from 'node:stream'
import { SheetFault } from './sheet-columns.ts'

/** More than any honest row; an opened quote that is never closed swallows the rest of the file otherwise. */
const mostCharactersPerRow = 100_000

/** A row, and the line of the file that it ends on. */
export type SheetRecord = { record: string[]; line: number }

/** The rows of a sheet's text as they come, lines ending in `\n`, the first piece with the header in it. Throws {@link SheetFault}. */
export async function* sheetRecords(text: AsyncGenerator<string>): AsyncGenerator<SheetRecord> {
  const first = await text.next()
  const start = first.done ? '' : first.value
  const { delimiter, isNamed, skip } = readSheetStart(start)
  const linesAbove = isNamed ? 1 : 0
  const parser = Readable.from(unguarded(start.slice(skip), text)).pipe(
    parse({
      delimiter,
      info: true,
      max_record_size: mostCharactersPerRow,
      record_delimiter: '\n',
      relax_column_count: true,
    }),
  )
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>)
      yield { record, line: info.lines + linesAbove }
  } catch (error) {
    if (error instanceof CsvError) throw new SheetFault(csvSentence(error))
    throw error
  }
}

/** The pieces of the text without guards of leading zeros, also where two pieces meet within one. */
async function* unguarded(start: string, text: AsyncGenerator<string>): AsyncGenerator<string> {
  let before = ''
  let piece = start
  for await (const next of text) {
    const held = piece.endsWith('=') ? 1 : 0
    const sure = piece.slice(0, piece.length - held)
    if (sure !== '') yield unguardCells(sure, before)
    before = sure.slice(-1) || before
    piece = piece.slice(sure.length) + next
  }
  if (piece !== '') yield unguardCells(piece, before)
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
