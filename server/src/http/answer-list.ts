import type { FastifyReply } from 'fastify'
import type { Tx } from '../database/database.ts'
import type { Condition, List } from '../database/lists/list.ts'
import type { Place } from '../database/lists/list-order.ts'
import type { Services } from '../services.ts'
import type { CsvCell } from './csv.ts'
import { everyRow, type RowsAfter } from './every-row.ts'
import type { Actor } from './actor.ts'
import { sendCsv } from './send-csv.ts'

/** The file of a list: its name without the ending, and under each head what a row says. Instants are in UTC. */
export type ListFile<Row> = {
  name: string
  cells: Readonly<Record<string, (row: Row) => CsvCell | Date>>
  /** The most rows a file has; a filter narrows what is more. */
  most?: number
}

/**
 * The two handlers of a list: one answers a page, the other sends all that the filters show as a file. `only` says which rows
 * there are at all for whoever asks, where that is not all.
 */
export function answerList<Row, Filters, Asked>(
  { database }: Pick<Services, 'database'>,
  list: List<Row, Filters, Asked>,
  file: ListFile<Row>,
  only?: (actor: Actor) => Condition | undefined,
) {
  return {
    page: async ({ actor, query }: { actor: Actor; query: Asked }) => {
      const { rows, total, hasMore } = await database.read((tx) => list.page(tx, query, only?.(actor)))
      return { items: rows, total, has_more: hasMore }
    },
    file: ({ actor, query, reply }: { actor: Actor; query: Filters; reply: FastifyReply }) => {
      const cells = Object.values(file.cells)
      return sendCsv(reply, {
        name: file.name,
        header: Object.keys(file.cells),
        batches: listedRows({ database }, list, query, { most: file.most, only: only?.(actor) }),
        view: (row: Row) => cells.map((cell) => textOf(cell(row))),
      })
    },
  }
}

const textOf = (cell: CsvCell | Date) => (cell instanceof Date ? cell.toISOString() : cell)

/** All that the filters show, or at most so many rows, in the order of the file. */
export function listedRows<Row, Filters>(
  services: Pick<Services, 'database'>,
  list: Pick<List<Row, Filters, never>, 'after'>,
  filters: Filters,
  { most, only }: { most?: number | undefined; only?: Condition | undefined } = {},
): AsyncGenerator<readonly Row[]> {
  let after: Place | undefined
  const next = async (tx: Tx, { limit }: RowsAfter<Row>) => {
    const { rows, place } = await list.after(tx, filters, { after, limit }, only)
    after = place
    return rows
  }
  return everyRow(services, next, most)
}
