import type { FastifyReply } from 'fastify'
import type { List } from '../database/lists/list.ts'
import type { Place } from '../database/lists/list-order.ts'
import type { Services } from '../services.ts'
import type { CsvCell } from './csv.ts'
import { sendCsv } from './send-csv.ts'

const rowsAtOnce = 1_000

/** The file of a list: its name without the ending, and under each head what a row says. Instants are in UTC. */
export type ListFile<Row> = {
  name: string
  cells: Readonly<Record<string, (row: Row) => CsvCell | Date>>
  /** The most rows a file has; a filter narrows what is more. */
  most?: number
}

/** The two handlers of a list: one answers a page, the other sends all that the filters show as a file. */
export function answerList<Row, Filters, Asked>(
  { database }: Pick<Services, 'database'>,
  list: List<Row, Filters, Asked>,
  file: ListFile<Row>,
) {
  return {
    page: async ({ query }: { query: Asked }) => {
      const { rows, total, hasMore } = await database.read((tx) => list.page(tx, query))
      return { items: rows, total, has_more: hasMore }
    },
    file: ({ query, reply }: { query: Filters; reply: FastifyReply }) => {
      const cells = Object.values(file.cells)
      return sendCsv(reply, {
        name: file.name,
        header: Object.keys(file.cells),
        batches: everyRow({ database }, list, query, file.most),
        view: (row: Row) => cells.map((cell) => textOf(cell(row))),
      })
    },
  }
}

const textOf = (cell: CsvCell | Date) => (cell instanceof Date ? cell.toISOString() : cell)

/**
 * All that the filters show, some rows at a time, each time from where the last one ended: nothing is read twice, rows that
 * come or go meanwhile shift nothing, and no connection waits for a slow reader.
 */
export async function* everyRow<Row, Filters>(
  { database }: Pick<Services, 'database'>,
  list: Pick<List<Row, Filters, never>, 'after'>,
  filters: Filters,
  most = Infinity,
): AsyncGenerator<Row[]> {
  let after: Place | undefined
  for (let given = 0; given < most;) {
    const stretch = { after, limit: Math.min(rowsAtOnce, most - given) }
    const { rows, place } = await database.read((tx) => list.after(tx, filters, stretch))
    if (rows.length > 0) yield rows
    if (rows.length < stretch.limit) return
    after = place
    given += rows.length
  }
}
