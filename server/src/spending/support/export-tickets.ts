import type { Services } from '../../services.ts'
import { listTicketsBefore, type TicketFilters } from './ticket-list.queries.ts'
import type { TicketRow } from './tickets.queries.ts'

const rowsAtOnce = 1_000

/** What the filters show, the newest first, some rows at a time: no connection waits for a slow reader. */
export async function* exportTickets(
  services: Services,
  filters: TicketFilters,
): AsyncGenerator<TicketRow[]> {
  let before: { at: Date; id: string } | undefined
  for (;;) {
    const rows = await services.database.read((tx) =>
      listTicketsBefore(tx, filters, { before, limit: rowsAtOnce }),
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    before = { at: last.createdAt, id: last.id }
  }
}
