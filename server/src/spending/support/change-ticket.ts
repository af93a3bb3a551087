import type { TicketPriority, TicketStatus } from '@tower/contract/spending/support.ts'
import type { Tx } from '../../database/database.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { publishEvents } from '../../oversight/webhooks/publish-events.ts'
import { announceAll } from '../../realtime/announce.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { readThread, type Thread } from './read-ticket.ts'
import { getTicketForUpdate, type TicketActor } from './support.access.ts'
import { afterChange } from './ticket-moves.ts'
import { canAnswer, updateTicket, type TicketRow } from './tickets.queries.ts'

export type ChangeTicket = {
  actor: TicketActor
  ticketId: string
  wanted: {
    status?: TicketStatus | undefined
    priority?: TicketPriority | undefined
    category?: string | undefined
    assignee_id?: string | null | undefined
    resolved_notes?: string | null | undefined
  }
  /** The `updated_at` that the ticket was read with. */
  seenAt: string | undefined
}

/** Staff change a ticket. Of two who looked at the same, the second learns who was first. */
export function changeTicket(
  { database, clock }: Services,
  { actor, ticketId, wanted, seenAt }: ChangeTicket,
): Promise<Thread> {
  return database.transaction(async (tx) => {
    const at = clock.now()
    const ticket = await getTicketForUpdate(tx, actor, ticketId)
    requireUnchanged(ticket, seenAt)
    if (wanted.assignee_id && !(await canAnswer(tx, wanted.assignee_id)))
      throw new Refusal('support.not_staff')
    const standing = afterChange(ticket, wanted)
    const isClosed = standing.status === 'closed'
    await updateTicket(tx, ticketId, {
      ...{ standing, updatedAt: at, changedBy: actor.userId },
      resolvedAt: isClosed ? (ticket.resolvedAt ?? at) : null,
      waitingSince: isClosed ? null : ticket.waitingSince,
      ...{ assigneeId: wanted.assignee_id, category: wanted.category },
      resolvedNotes: wanted.resolved_notes,
    })
    await tellAll(tx, ticket)
    if (isClosed && ticket.status !== 'closed') await publishClosed(tx, ticketId, at)
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'support.changed', targetKind: 'ticket', targetId: ticketId },
      details: differenceOf(ticket, wanted),
    })
    return readThread(tx, actor, ticketId)
  })
}

function publishClosed(tx: Tx, ticketId: string, at: Date): Promise<void> {
  const key = `ticket-closed:${ticketId}:${at.toISOString()}`
  return publishEvents(tx, [{ event: 'ticket.closed', key, data: { ticket_id: ticketId }, at }])
}

function requireUnchanged({ updatedAt, changedBy }: TicketRow, seenAt: string | undefined): void {
  if (seenAt === undefined || new Date(seenAt).getTime() === updatedAt.getTime()) return
  const by = changedBy === null ? 'its teacher' : changedBy
  throw new Refusal(
    'support.changed_meanwhile',
    `This ticket changed while you looked at it, last by ${by}. Look again, then decide.`,
  )
}

async function tellAll(tx: Tx, { id, teacherId }: TicketRow): Promise<void> {
  const event = { topic: 'ticket.changed', payload: { ticket_id: id } } as const
  await announceAll(tx, [
    { ...event, audience: 'staff' },
    { ...event, audience: { userId: teacherId } },
  ])
}

/** What changed, from what to what; of notes only that there are some. */
function differenceOf(
  ticket: TicketRow,
  wanted: ChangeTicket['wanted'],
): Record<string, string | boolean | null> {
  const before = {
    status: ticket.status,
    priority: ticket.priority,
    category: ticket.category,
    assignee_id: ticket.assigneeId,
  }
  const changed = Object.entries(before).flatMap(([name, was]) => {
    const now = wanted[name as keyof typeof before]
    return now === undefined || now === was ? [] : [[name, now] as const, [`${name}_before`, was] as const]
  })
  return {
    ...Object.fromEntries(changed),
    ...(wanted.resolved_notes === undefined ? {} : { resolved_notes: true }),
  }
}
