import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { OrderSort } from '@tower/contract/spending/orders.ts'
import type { Services } from '../../services.ts'
import type { OrderRow } from './order-columns.queries.ts'
import { countOrders, listOrderRows, listOrdersBefore, type OrderFilters } from './order-rows.queries.ts'

export type ListOrders = { filters: OrderFilters; sort: OrderSort; page: PageQuery }
export type OrdersPage = { rows: OrderRow[]; total: number; hasMore: boolean }

/** A page of orders. Beyond a bound they are not counted, and a search goes through the orders of some teachers. */
export function listOrders(
  services: Services,
  { filters, sort, page: { page, pageSize } }: ListOrders,
): Promise<OrdersPage> {
  return services.database.read(async (tx) => {
    const rows = await listOrderRows(tx, filters, { sort, limit: pageSize, offset: (page - 1) * pageSize })
    return { rows, ...(await countOrders(tx, filters)) }
  })
}

const rowsAtOnce = 500

/** What the filters show, the newest first, some rows at a time: no connection waits for a slow reader. */
export async function* exportOrderLines<Line>(
  services: Services,
  filters: OrderFilters,
  linesOf: (row: OrderRow) => Line[],
): AsyncGenerator<Line[]> {
  let before: { at: Date; id: string } | undefined
  for (;;) {
    const rows = await services.database.read((tx) =>
      listOrdersBefore(tx, filters, { before, limit: rowsAtOnce }),
    )
    if (rows.length > 0) yield rows.flatMap(linesOf)
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    before = { at: last.placed_at, id: last.id }
  }
}
