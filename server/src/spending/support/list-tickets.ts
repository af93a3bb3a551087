import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { TicketSort } from '@tower/contract/spending/support.ts'
import type { Services } from '../../services.ts'
import type { Thread } from './read-ticket.ts'
import { scopeOf, type TicketActor } from './support.access.ts'
import { listTicketPage, type TicketFilters } from './ticket-list.queries.ts'
import { listLastMessages } from './ticket-messages.queries.ts'

export type ListTickets = {
  actor: TicketActor
  filters: Omit<TicketFilters, 'teacherId'>
  sort: TicketSort | undefined
  page: PageQuery
}

/** A page of a teacher's own tickets, or of everyone's for staff: those that wait longest first. */
export function listTickets(
  { database }: Services,
  { actor, filters, sort, page: { page, pageSize } }: ListTickets,
): Promise<{ threads: Thread[]; total: number; hasMore: boolean }> {
  const scope = scopeOf(actor)
  const asked: TicketFilters =
    scope === 'staff' ? filters : { ...filters, assigneeId: undefined, teacherId: actor.userId }
  return database.read(async (tx) => {
    const order = sort ?? (scope === 'staff' ? 'waiting' : '-updated')
    const { rows, ...counted } = await listTicketPage(tx, asked, {
      sort: order,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    })
    const ids = rows.map(({ id }) => id)
    const messages = Map.groupBy(await listLastMessages(tx, ids, scope), ({ ticketId }) => ticketId)
    return {
      threads: rows.map((ticket) => ({ ticket, messages: messages.get(ticket.id) ?? [], scope })),
      ...counted,
    }
  })
}
