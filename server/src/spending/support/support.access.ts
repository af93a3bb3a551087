import { isStaff } from '@tower/contract/access.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Scope } from './ticket-messages.queries.ts'
import { findTicket, findTicketForUpdate, type TicketRow } from './tickets.queries.ts'

export type TicketActor = Pick<Actor, 'userId' | 'role'>

/** On which side of the desk somebody stands. */
export function scopeOf({ role }: TicketActor): Scope {
  return isStaff(role) ? 'staff' : 'teacher'
}

/** A ticket that its reader may see. Another teacher's is answered like one that there isn't. */
export async function getTicket(tx: Tx, actor: TicketActor, ticketId: string): Promise<TicketRow> {
  return requireReadable(actor, await findTicket(tx, ticketId))
}

/** The same, locked until the transaction ends. */
export async function getTicketForUpdate(tx: Tx, actor: TicketActor, ticketId: string): Promise<TicketRow> {
  return requireReadable(actor, await findTicketForUpdate(tx, ticketId))
}

function requireReadable(actor: TicketActor, ticket: TicketRow | undefined): TicketRow {
  if (!ticket || (scopeOf(actor) === 'teacher' && ticket.teacherId !== actor.userId))
    throw new Refusal('support.not_found')
  return ticket
}
