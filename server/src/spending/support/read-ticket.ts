import type { Tx } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { getTicket, scopeOf, type TicketActor } from './support.access.ts'
import { listMessages, type MessageRow, type Scope } from './ticket-messages.queries.ts'
import type { TicketRow } from './tickets.queries.ts'

export type Thread = { ticket: TicketRow; messages: MessageRow[]; scope: Scope }

/** A ticket with its whole thread, as far as its reader may see it. */
export function readTicket(services: Services, actor: TicketActor, ticketId: string): Promise<Thread> {
  return services.database.read((tx) => readThread(tx, actor, ticketId))
}

/** The same, as it stands within a transaction. */
export async function readThread(tx: Tx, actor: TicketActor, ticketId: string): Promise<Thread> {
  const scope = scopeOf(actor)
  const ticket = await getTicket(tx, actor, ticketId)
  return { ticket, messages: await listMessages(tx, ticketId, scope), scope }
}
