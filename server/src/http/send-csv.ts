import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { byteOrderMark, csvLine, type CsvCell } from './csv.ts'

export type CsvFile<Row> = {
  /** Without the ending. */
  name: string
  header: readonly string[]
  batches: AsyncIterable<readonly Row[]>
  view: (row: Row) => readonly CsvCell[]
  /** For a program that would take the mark of the encoding for a part of the first head. */
  isUnmarked?: boolean
}

/** Sends a table as a file for spreadsheets, as fast as its reader takes it and never whole in memory. */
export async function sendCsv<Row>(reply: FastifyReply, file: CsvFile<Row>): Promise<void> {
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file.name}.csv"`)
    .send(Readable.from(writeCsv(file)))
  await reply
  // A reader who leaves early is no failure, but nothing may be sent any more.
  if (!reply.sent) reply.hijack()
}

async function* writeCsv<Row>({ header, batches, view, isUnmarked }: CsvFile<Row>): AsyncGenerator<string> {
  yield (isUnmarked ? '' : byteOrderMark) + csvLine(header)
  for await (const rows of batches) yield rows.map((row) => csvLine(view(row))).join('')
}
