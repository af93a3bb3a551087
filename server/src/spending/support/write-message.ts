import { asLanguage } from '@tower/contract/language.ts'
import { maxTicketMessages, type SenderRole, type Visibility } from '@tower/contract/spending/support.ts'
import type { Tx } from '../../database/database.ts'
import { queueSealedMail } from '../../mail/queue-sealed.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { publishEvents } from '../../oversight/webhooks/publish-events.ts'
import { announceAll } from '../../realtime/announce.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { replyAddress } from './mail/reply-address.ts'
import { keepMessage, type Attachment } from './keep-message.ts'
import { readThread, type Thread } from './read-ticket.ts'
import { getTicketForUpdate, scopeOf, type TicketActor } from './support.access.ts'
import { findSentBefore, isFollowed } from './ticket-messages.queries.ts'
import { afterStaff, afterTeacher } from './ticket-moves.ts'
import { updateTicket, type TicketRow } from './tickets.queries.ts'
import { updateSuggestionUsed } from './triage/triage.queries.ts'

export type WriteMessage = {
  actor: TicketActor
  ticketId: string
  body: string
  /** As whom staff write, and for whom. Teachers write as themselves, whatever they say. */
  as: Voice
  requestKey: string | undefined
  afterMessageId?: string | undefined
  attachments: readonly Attachment[]
  usesSuggestion?: boolean | undefined
  /** Of a message that came by mail. */
  mailKey?: string
}

export type Voice = { senderRole: SenderRole; visibility: Visibility }

const teachersVoice: Voice = { senderRole: 'teacher', visibility: 'public' }

/** As whom somebody writes by what the call says: a note wins over all else, and NUMA over staff. */
export function voiceOf(wish: {
  internal?: boolean | undefined
  visibility?: Visibility | undefined
  sender_role?: SenderRole | undefined
}): Voice {
  if (wish.internal === true || wish.visibility === 'internal')
    return { senderRole: 'admin', visibility: 'internal' }
  const isNuma = wish.visibility === 'numa' || wish.sender_role === 'numa'
  return isNuma ? { senderRole: 'numa', visibility: 'numa' } : { senderRole: 'admin', visibility: 'public' }
}

/**
 * Writes into a ticket, once however often it is sent. A teacher's message opens it, an answer of staff makes it wait for
 * its teacher, who is told by mail; a note stays with staff.
 */
export function writeMessage(
  services: Services,
  wish: WriteMessage,
): Promise<{ messageId: string; thread: Thread }> {
  const { database, clock } = services
  return database.transaction(async (tx) => {
    const at = clock.now()
    const { actor, ticketId, requestKey, mailKey } = wish
    const ticket = await getTicketForUpdate(tx, actor, ticketId)
    const before = await findSentBefore(tx, { ticketId, requestKey: requestKey ?? null, mailKey })
    if (before !== undefined) return { messageId: before, thread: await readThread(tx, actor, ticketId) }
    if (ticket.messageCount >= maxTicketMessages) throw new Refusal('support.thread_full')
    await requireRead(tx, wish)
    const scope = scopeOf(actor)
    const voice = scope === 'staff' ? wish.as : teachersVoice
    const messageId = await keepMessage(tx, {
      ...{ ticketId, position: ticket.messageCount + 1, body: wish.body, attachments: wish.attachments, at },
      ...{ ...voice, authorId: actor.userId, requestKey: requestKey ?? null },
      ...(mailKey !== undefined && { mailKey }),
    })
    const said = { ticket, messageId, voice, at }
    await (scope === 'staff' ? moveByStaff(services, tx, wish, said) : moveByTeacher(tx, said))
    await tellScreens(tx, said)
    return { messageId, thread: await readThread(tx, actor, ticketId) }
  })
}

type Said = { ticket: TicketRow; messageId: string; voice: Voice; at: Date }

async function requireRead(tx: Tx, { actor, ticketId, afterMessageId }: WriteMessage): Promise<void> {
  if (afterMessageId === undefined) return
  const read = { messageId: afterMessageId, readerId: actor.userId, scope: scopeOf(actor) }
  if (await isFollowed(tx, ticketId, read)) throw new Refusal('support.answered_meanwhile')
}

async function moveByTeacher(tx: Tx, { ticket, messageId, at }: Said): Promise<void> {
  await updateTicket(tx, ticket.id, {
    ...{ standing: afterTeacher(ticket), updatedAt: at, resolvedAt: null },
    waitingSince: ticket.waitingSince ?? at,
  })
  if (ticket.status === 'open') return
  await notifyStaff(tx, {
    type: 'ticket',
    title: ticket.status === 'closed' ? 'A closed ticket was opened again' : 'A teacher wrote back',
    message: ticket.subject,
    dedupeKey: `ticket_message:${messageId}`,
  })
}

async function moveByStaff(
  services: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  { actor, body, usesSuggestion = false }: WriteMessage,
  { ticket, messageId, voice, at }: Said,
): Promise<void> {
  const isNote = voice.visibility === 'internal'
  // A draft that was kept over a reload may no longer say where its words are from.
  const isSuggestionUsed = usesSuggestion || (!isNote && holdsSuggestion(body, ticket.suggestedAnswer))
  const standing = afterStaff(ticket, voice.visibility)
  await updateTicket(tx, ticket.id, {
    ...{ standing, updatedAt: at, changedBy: actor.userId },
    resolvedAt: isNote ? ticket.resolvedAt : null,
    waitingSince: isNote ? ticket.waitingSince : null,
    answeredAt: isNote ? undefined : at,
  })
  if (!isNote) {
    if (isSuggestionUsed) await updateSuggestionUsed(tx, ticket.id)
    await queueSealedMail(services, tx, {
      dedupeKey: `ticket-answer:${messageId}`,
      to: ticket.teacherEmail,
      template: 'ticket_answer',
      params: {
        ticketId: ticket.id,
        subject: ticket.subject,
        body,
        isByNuma: voice.visibility === 'numa',
        replyTo: replyAddress(services, ticket.id),
      },
      locale: asLanguage(ticket.teacherLocale),
    })
  }
  if (!isNote) {
    const data = { ticket_id: ticket.id, message_id: messageId, by_numa: voice.visibility === 'numa' }
    await publishEvents(tx, [{ event: 'ticket.answered', key: `ticket-answer:${messageId}`, data, at }])
  }
  await writeAudit(tx, {
    ...{ at, actorId: actor.userId, targetKind: 'ticket', targetId: ticket.id },
    action: isNote ? 'support.noted' : 'support.answered',
    details: { message_id: messageId, as: voice.senderRole, uses_suggestion: isSuggestionUsed },
  })
}

function holdsSuggestion(body: string, suggested: string | null): boolean {
  return suggested !== null && suggested.trim() !== '' && body.includes(suggested.trim())
}

/** Staff hear of everything; the teacher of nothing that is a note. */
async function tellScreens(tx: Tx, { ticket, voice }: Said): Promise<void> {
  const event = { topic: 'ticket.message', payload: { ticket_id: ticket.id } } as const
  const forTeacher = { ...event, audience: { userId: ticket.teacherId } }
  await announceAll(tx, [
    { ...event, audience: 'staff' },
    ...(voice.visibility === 'internal' ? [] : [forTeacher]),
  ])
}
