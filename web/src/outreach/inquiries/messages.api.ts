import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { inquiryDeskEndpoints } from '@tower/contract/outreach/inquiry-desk.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

const staleOn = ['inquiry.changed'] as const

/** What staff read of messages. */
export const messageQueries = {
  all: (query: CallInput<typeof inquiryDeskEndpoints.list>['query']) =>
    readQuery(inquiryDeskEndpoints.list, { query }, staleOn),
  one: (messageId: string) => readQuery(inquiryDeskEndpoints.read, { params: { messageId } }, staleOn),
  mail: (messageId: string, answer: string) =>
    readQuery(inquiryDeskEndpoints.previewAnswer, { params: { messageId }, body: { answer } }),
}

/** What staff do with them. */
export const messageCalls = {
  answer: (messageId: string, answer: string) =>
    browserCall(inquiryDeskEndpoints.answer, { params: { messageId }, body: { answer } }),
  archive: (messageId: string) => browserCall(inquiryDeskEndpoints.archive, { params: { messageId } }),
  restore: (messageId: string) => browserCall(inquiryDeskEndpoints.restore, { params: { messageId } }),
  csv: (query: CallInput<typeof inquiryDeskEndpoints.listCsv>['query']) =>
    browserCall(inquiryDeskEndpoints.listCsv, { query }),
}

/** Reads the messages again after an act. */
export const readMessagesAgain = (client: QueryClient) => readAgain(client, inquiryDeskEndpoints)
