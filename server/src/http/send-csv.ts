import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { isStaff } from '@tower/contract/access.ts'
import type { Gate, Leaving } from '../gate.ts'
import { byteOrderMark, csvLine, type CsvCell } from './csv.ts'
import type { FileTrace } from './reading-watch.ts'

export type CsvFile<Row> = {
  /** Without the ending. */
  name: string
  header: readonly string[]
  batches: AsyncIterable<readonly Row[]>
  view: (row: Row) => readonly CsvCell[]
  /** For a program that would take the mark of the encoding for a part of the first head. */
  isUnmarked?: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What files leave by. */
    findGate(): Gate
  }
}

/** Sends a table as a file for spreadsheets, as fast as its reader takes it and never whole in memory. */
export async function sendCsv<Row>(reply: FastifyReply, file: CsvFile<Row>): Promise<void> {
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file.name}.csv"`)
    .send(Readable.from(writeCsv(file, openFor(reply), reply.request.fileTrace)))
  await reply
  // A reader who leaves early is no failure, but nothing may be sent any more.
  if (!reply.sent) reply.hijack()
}

/** A file of one's own, of staff, or of everybody. */
function openFor({ server, request: { actor } }: FastifyReply): Leaving {
  const channel = actor === undefined ? 'public_file' : isStaff(actor.role) ? 'staff_file' : 'own_file'
  return server.findGate().open(channel, { userId: actor?.userId })
}

async function* writeCsv<Row>(
  { header, batches, view, isUnmarked }: CsvFile<Row>,
  leaving: Leaving,
  trace: FileTrace | undefined,
): AsyncGenerator<string> {
  const sent = { rows: 0, isWhole: false }
  try {
    yield (isUnmarked ? '' : byteOrderMark) + csvLine(header)
    for await (const rows of batches) {
      const lines = (await passCells(rows.map(view), leaving)).map(csvLine)
      sent.rows += rows.length
      yield lines.join('')
    }
    await leaving.end()
    sent.isWhole = true
  } finally {
    // Here as well when its reader has left.
    await trace?.end(sent)
  }
}

/** Cell by cell: what two cells say together is no name. */
async function passCells(lines: readonly (readonly CsvCell[])[], leaving: Leaving): Promise<CsvCell[][]> {
  const texts = lines.flat().filter((cell) => typeof cell === 'string')
  const left = (await leaving.texts(texts)).toReversed()
  return lines.map((cells) => cells.map((cell) => (typeof cell === 'string' ? (left.pop() ?? '') : cell)))
}
