import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { supportDeskEndpoints } from '@tower/contract/spending/support-desk.contract.ts'
import { supportEndpoints } from '@tower/contract/spending/support.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'
import { sendUpload, type SendingFile } from '../../session/send-upload.ts'

const stale = ['ticket.changed', 'ticket.message'] as const

/** What is read of tickets: anew whenever something is written in one, or changed of it. */
export const supportQueries = {
  list: (query: CallInput<typeof supportEndpoints.list>['query']) =>
    readQuery(supportEndpoints.list, { query }, stale),
  ticket: (ticketId: string) => readQuery(supportEndpoints.read, { params: { ticketId } }, stale),
  staff: readQuery(supportDeskEndpoints.staff, {}),
  savedReplies: readQuery(supportDeskEndpoints.savedReplies, {}),
}

type Body<E extends { body?: unknown }> = CallInput<E> extends { body: infer B } ? B : never

/** What teachers and staff write. */
export const supportCalls = {
  create: (body: Body<typeof supportEndpoints.create>) => browserCall(supportEndpoints.create, { body }),
  write: (body: Body<typeof supportEndpoints.message>) => browserCall(supportEndpoints.message, { body }),
  see: (ticketId: string) => browserCall(supportEndpoints.see, { params: { ticketId } }),
  attach: (file: File, sending: SendingFile) => sendUpload(supportEndpoints.attach, {}, file, sending),
}

/** What staff alone do. */
export const deskCalls = {
  change: (body: Body<typeof supportDeskEndpoints.change>) =>
    browserCall(supportDeskEndpoints.change, { body }),
  answering: (ticketId: string) => browserCall(supportDeskEndpoints.answering, { params: { ticketId } }),
  dropSuggestion: (ticketId: string) =>
    browserCall(supportDeskEndpoints.dropSuggestion, { params: { ticketId } }),
  saveReply: (body: Body<typeof supportDeskEndpoints.saveReply>) =>
    browserCall(supportDeskEndpoints.saveReply, { body }),
  removeReply: (replyId: string) => browserCall(supportDeskEndpoints.removeReply, { params: { replyId } }),
  exportList: (query: CallInput<typeof supportDeskEndpoints.exportList>['query']) =>
    browserCall(supportDeskEndpoints.exportList, { query }),
}

/** Reads all of tickets again. */
export function readTicketsAgain(client: QueryClient): Promise<void> {
  return readAgain(client, supportEndpoints, supportDeskEndpoints)
}
