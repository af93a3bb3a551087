import { plainCell, readSheetStart, unguardCells } from '@tower/contract/sheet-text.ts'
import { CsvError, parse } from 'csv-parse/browser/esm/sync'

/** More than thousands of honest rows need. */
export const mostSheetBytes = 1024 * 1024

/** A row under the number it has in a spreadsheet, where empty ones count though nothing is read from them. */
export type SheetRecord = { row: number; cells: readonly string[] }

export type ReadingOptions = {
  /** What may stand between cells, all of it; else what the sheet itself says or its first row has most of. */
  delimiters?: readonly string[]
  /** Quotes within a cell are signs like others, as in a list that was typed. */
  isTyped?: boolean
}

/** The rows of a sheet that hold something; undefined where it can't be read. */
export function readRecords(
  text: string,
  { delimiters, isTyped = false }: ReadingOptions = {},
): SheetRecord[] | undefined {
  try {
    const { delimiter, isNamed, skip } = readSheetStart(text)
    const options = { relax_column_count: true, trim: true, relax_quotes: isTyped }
    const records: string[][] = parse(unguardCells(text.slice(skip)), {
      ...options,
      delimiter: isNamed || !delimiters ? delimiter : [...delimiters],
    })
    return records
      .map((cells, index) => ({ row: index + 1, cells: cells.map(plainCell) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}
