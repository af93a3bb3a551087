import type { ReadQuery } from '@tower/contract/oversight/reading.contract.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { readCursor, writeCursor, type Position } from './cursor.ts'

/** What of a list is asked for. One row more than is answered tells whether another page follows. */
export type PageWish = {
  from: string | undefined
  to: string | undefined
  before: Position | undefined
  limit: number
}

/** A row of a list with the place where it stands in it. */
export type Placed = { id: string; micros: number }

export type ReadRows<Row extends Placed> = (tx: Tx, wish: PageWish) => Promise<Row[]>

/** Reads one page of a list for another system. */
export async function readPage<Row extends Placed, Item>(
  { database }: Services,
  { from, to, limit, cursor }: ReadQuery,
  { list, view }: { list: ReadRows<Row>; view: (row: Row) => Item },
): Promise<{ items: Item[]; next_cursor: string | null }> {
  const before = cursor === undefined ? undefined : readCursor(cursor)
  const rows = await database.read((tx) => list(tx, { from, to, before, limit: limit + 1 }))
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(view),
    next_cursor: last && rows.length > limit ? writeCursor(last) : null,
  }
}
