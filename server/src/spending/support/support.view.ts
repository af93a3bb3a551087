import type { Ticket, TicketMessage } from '@tower/contract/spending/support.contract.ts'
import type { CsvCell } from '../../http/csv.ts'
import { signedAddress } from '../../oversight/files/file-address.ts'
import type { Services } from '../../services.ts'
import type { MessageRow, Scope } from './ticket-messages.queries.ts'
import type { TicketRow } from './tickets.queries.ts'

type Signing = Pick<Services, 'config' | 'clock'>

/** A message as one side of the desk sees it. A teacher learns that staff answered, not who of them. */
export function viewMessage(services: Signing, message: MessageRow, scope: Scope): TicketMessage {
  return {
    id: message.id,
    body: message.body,
    sender_role: message.senderRole,
    visibility: message.visibility,
    created_at: message.createdAt.toISOString(),
    author: scope === 'staff' && message.senderRole !== 'teacher' ? message.author : null,
    is_disproven: message.isDisproven,
    attachments: message.attachments.map(({ fileId, name, isThere, hasThumbnail }) => ({
      file_id: fileId,
      name,
      url: isThere ? signedAddress(services, fileId, 'whole') : null,
      thumbnail_url: isThere && hasThumbnail ? signedAddress(services, fileId, 'thumbnail') : null,
    })),
  }
}

/** A ticket with its messages, as one side of the desk sees it. */
export function viewTicket(
  services: Signing,
  { ticket, messages, scope }: { ticket: TicketRow; messages: readonly MessageRow[]; scope: Scope },
): Ticket {
  return {
    id: ticket.id,
    subject: ticket.subject,
    status: ticket.status,
    priority: ticket.priority,
    category: ticket.category,
    numa_state: ticket.numaState,
    created_at: ticket.createdAt.toISOString(),
    updated_at: ticket.updatedAt.toISOString(),
    unread: ticket.answeredAt !== null && (ticket.seenAt === null || ticket.seenAt < ticket.answeredAt),
    ticket_messages: messages.map((message) => viewMessage(services, message, scope)),
    assignee_id: scope === 'staff' ? ticket.assigneeId : null,
    resolved_notes: scope === 'staff' ? ticket.resolvedNotes : null,
    staff: scope === 'staff' ? viewForStaff(ticket) : null,
  }
}

function viewForStaff(ticket: TicketRow): Ticket['staff'] {
  return {
    teacher: { id: ticket.teacherId, name: ticket.teacherName, email: ticket.teacherEmail },
    assignee: ticket.assignee,
    waiting_since: ticket.waitingSince?.toISOString() ?? null,
    changed_by: ticket.changedBy,
    suggestion:
      ticket.suggestedAnswer === null
        ? null
        : { answer: ticket.suggestedAnswer, sources: ticket.suggestedSources ?? [] },
  }
}

export const ticketsHeader = [
  'Opened (UTC)',
  'Subject',
  'Status',
  'Priority',
  'Category',
  'NUMA',
  'Teacher',
  'Email',
  'Assignee',
  'Messages',
  'Waiting since (UTC)',
  'Closed (UTC)',
] as const

/** A ticket as a line of a file. */
export function viewTicketLine(ticket: TicketRow): CsvCell[] {
  return [
    ticket.createdAt.toISOString(),
    ticket.subject,
    ticket.status,
    ticket.priority,
    ticket.category,
    ticket.numaState,
    ticket.teacherName ?? '',
    ticket.teacherEmail,
    ticket.assignee ?? '',
    ticket.messageCount,
    ticket.waitingSince?.toISOString() ?? '',
    ticket.resolvedAt?.toISOString() ?? '',
  ]
}
