import { supportMailEndpoints } from '@tower/contract/spending/support-mail.contract.ts'
import { supportDeskEndpoints } from '@tower/contract/spending/support-desk.contract.ts'
import { supportEndpoints } from '@tower/contract/spending/support.contract.ts'
import { ticketAttachment } from '@tower/contract/spending/support.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import { receivedFile } from '../../http/uploads/received-file.ts'
import { viewUploadedFile } from '../../oversight/files/files.view.ts'
import { keepFile } from '../../oversight/files/keep-file.ts'
import type { Services } from '../../services.ts'
import { changeTicket } from './change-ticket.ts'
import { createTicket } from './create-ticket.ts'
import { dropSuggestion } from './drop-suggestion.ts'
import { exportTickets } from './export-tickets.ts'
import { listAssignees } from './list-assignees.ts'
import { listTickets } from './list-tickets.ts'
import { receiveAnswer } from './mail/receive-answer.ts'
import { readTicket, type Thread } from './read-ticket.ts'
import { listSavedReplies } from './saved-replies/list-saved-replies.ts'
import { removeReply } from './saved-replies/remove-reply.ts'
import { saveReply } from './saved-replies/save-reply.ts'
import { seeAnswers } from './see-answers.ts'
import { showAnswering } from './show-answering.ts'
import { ticketsHeader, viewMessage, viewTicket, viewTicketLine } from './support.view.ts'
import { voiceOf, writeMessage } from './write-message.ts'

/** Mounts the calls of this domain. */
export function supportRoutes(serve: Serve, services: Services): void {
  const view = (thread: Thread) => ({ ticket: viewTicket(services, thread) })
  serve(supportEndpoints, {
    list: async ({ actor, query: { assignee_id: assigneeId, sort, status, priority, q, ...page } }) => {
      const filters = { status, priority, assigneeId, q }
      const { threads, total, hasMore } = await listTickets(services, { actor, filters, sort, page })
      return { items: threads.map((thread) => viewTicket(services, thread)), total, has_more: hasMore }
    },
    read: async ({ actor, params }) => view(await readTicket(services, actor, params.ticketId)),
    create: async ({ actor, body: { request_key: requestKey, ...body } }) =>
      view(await createTicket(services, { actor, ...body, requestKey })),
    message: async ({ actor, body }) => {
      const { messageId, thread } = await writeMessage(services, {
        actor,
        ticketId: body.ticket_id,
        body: body.message,
        as: voiceOf(body),
        requestKey: body.request_key,
        afterMessageId: body.after_message_id,
        attachments: body.attachments,
        usesSuggestion: body.uses_suggestion,
      })
      const message = thread.messages.find(({ id }) => id === messageId)
      if (!message) throw new Error('a message was written and is not there')
      return { message: viewMessage(services, message, thread.scope), ...view(thread) }
    },
    attach: async ({ actor, request }) => {
      const kept = { ownerId: actor.userId, rule: ticketAttachment, file: receivedFile(request) }
      return viewUploadedFile(services, await keepFile(services, kept))
    },
    see: async ({ actor, params }) => {
      await seeAnswers(services, { teacherId: actor.userId, ...params })
      return { ok: true as const }
    },
  })
  serve(supportMailEndpoints, {
    receive: async ({ request: { body, headers } }) => {
      await receiveAnswer(services, {
        rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        id: headers['webhook-id']?.toString(),
        timestamp: headers['webhook-timestamp']?.toString(),
        signature: headers['webhook-signature']?.toString(),
      })
      return { received: true as const }
    },
  })
  deskRoutes(serve, services)
}

function deskRoutes(serve: Serve, services: Services): void {
  const view = (thread: Thread) => ({ ticket: viewTicket(services, thread) })
  serve(supportDeskEndpoints, {
    change: async ({ actor, body: { ticket_id: ticketId, seen_at: seenAt, ...wanted } }) =>
      view(await changeTicket(services, { actor, ticketId, seenAt, wanted })),
    staff: async () => ({ items: await listAssignees(services) }),
    exportList: async ({ query: { assignee_id: assigneeId, status, priority, q }, reply }) => {
      const batches = exportTickets(services, { status, priority, assigneeId, q })
      await sendCsv(reply, { name: 'tickets', header: ticketsHeader, batches, view: viewTicketLine })
    },
    answering: async ({ actor, params }) => {
      await showAnswering(services, { actor, ...params })
      return { ok: true as const }
    },
    dropSuggestion: async ({ actor, params }) => view(await dropSuggestion(services, { actor, ...params })),
    savedReplies: async () => ({ items: await listSavedReplies(services) }),
    saveReply: async ({ actor, body: { id, ...reply } }) => ({
      item: await saveReply(services, { actorId: actor.userId, id, ...reply }),
    }),
    removeReply: async ({ actor, params }) => {
      await removeReply(services, { actorId: actor.userId, ...params })
      return { ok: true as const }
    },
  })
}
