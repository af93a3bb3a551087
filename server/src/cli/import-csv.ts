import { alphabetOf, bytesToTellAlphabet, plainCell, type SheetAlphabet } from '@tower/contract/sheet-text.ts'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { SheetLine } from '../matching/classrooms/import/sheet-rows.ts'
import { mapColumns, SheetFault, type ColumnWords, type MappedColumns } from '../http/sheet-columns.ts'
import { sheetRecords } from '../http/sheet-records.ts'

export const mostBytes = 100 * 1024 * 1024
export const mostRows = 200_000

export type SheetFile = { path: string; bytes: number; sha256: string; encoding: SheetAlphabet }

/** Looks through the file once: its size, digest and encoding. */
export async function inspectSheet(path: string): Promise<SheetFile> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile())
    throw new SheetFault(
      `There is no file ${resolve(path)}, or the user as whom this runs may not look there.`,
    )
  await access(path, constants.R_OK).catch(() => {
    throw new SheetFault(`${path} can't be read by the user as whom this runs (on a server: tower).`)
  })
  if (found.size > mostBytes) throw new SheetFault('The file is larger than 100 MB. Please split it.')
  if (found.size === 0) throw new SheetFault('The file is empty.')
  const digest = createHash('sha256')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let start: Buffer | undefined
  let isUtf8 = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    start ??= chunk.subarray(0, bytesToTellAlphabet)
    digest.update(chunk)
    isUtf8 &&= decodes(utf8, chunk)
  }
  isUtf8 &&= decodes(utf8)
  const encoding = alphabetOf(start ?? Buffer.alloc(0), isUtf8)
  if (encoding === 'workbook')
    throw new SheetFault('This is an Excel workbook. Please save the sheet as CSV first.')
  return { path, bytes: found.size, sha256: digest.digest('hex'), encoding }
}

function decodes(decoder: Pick<typeof TextDecoder.prototype, 'decode'>, chunk?: Buffer): boolean {
  try {
    if (chunk) decoder.decode(chunk, { stream: true })
    else decoder.decode()
    return true
  } catch {
    return false
  }
}

export type ReadSheet<Field extends string> = {
  words: ColumnWords<Field>
  required: readonly Field[]
  onColumns?: (columns: MappedColumns<Field>) => void
  onBytes?: (bytesRead: number) => void
}

/** The rows of a sheet, one after the other, each with the line it starts on. Throws {@link SheetFault}. */
export async function* readSheet<Field extends string>(
  file: SheetFile,
  { words, required, onColumns, onBytes }: ReadSheet<Field>,
): AsyncGenerator<SheetLine<Field>> {
  let columns: MappedColumns<Field> | undefined
  let lastLine = 0
  let rows = 0
  for await (const { record, line: ends } of sheetRecords(decodedText(file, onBytes))) {
    const line = lastLine + 1
    lastLine = ends
    if (record.every((cell) => cell.trim() === '')) continue
    if (!columns) {
      columns = mapColumns(record, { words, required })
      onColumns?.(columns)
      continue
    }
    if (++rows > mostRows) throw new SheetFault('The file has more than 200,000 rows. Please split it.')
    yield { line, cells: cellsOf(record, columns.fields), surplus: record.length > columns.width }
  }
  if (!columns) throw new SheetFault('The file has no header line.')
}

function cellsOf<Field extends string>(record: string[], fields: (Field | undefined)[]): Map<Field, string> {
  const cells = new Map<Field, string>()
  record.forEach((cell, position) => {
    const field = fields[position]
    const text = plainCell(cell)
    if (field !== undefined && text !== '') cells.set(field, text)
  })
  return cells
}

/** The file's text with one kind of line end, so that lines are counted as an editor counts them. */
async function* decodedText(file: SheetFile, onBytes?: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder(file.encoding)
  let bytes = 0
  let heldBack = ''
  for await (const chunk of createReadStream(file.path) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new SheetFault('The file grew while it was read.')
    const text = heldBack + decoder.decode(chunk, { stream: true })
    heldBack = text.endsWith('\r') ? '\r' : ''
    yield text.slice(0, text.length - heldBack.length).replace(/\r\n?/g, '\n')
    onBytes?.(bytes)
  }
  yield (heldBack + decoder.decode()).replace(/\r\n?/g, '\n')
}
