import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { broadcastSlideEndpoints as endpoints } from '@tower/contract/outreach/broadcast-slides.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

export type SlideWish = CallInput<typeof endpoints.upsert>['body']

/** What staff read of the slides. */
export const slideQueries = {
  all: (query: CallInput<typeof endpoints.list>['query']) => readQuery(endpoints.list, { query }),
  preview: (body: CallInput<typeof endpoints.preview>['body']) => readQuery(endpoints.preview, { body }),
}

/** What they do with them. */
export const slideCalls = {
  file: (query: CallInput<typeof endpoints.listCsv>['query']) => browserCall(endpoints.listCsv, { query }),
  save: (body: SlideWish) => browserCall(endpoints.upsert, { body }),
  urgent: (id: string, isUrgent: boolean) =>
    browserCall(endpoints.urgent, { body: { id, is_urgent: isUrgent } }),
  duplicate: (id: string) => browserCall(endpoints.duplicate, { body: { id } }),
  remove: (id: string) => browserCall(endpoints.remove, { body: { id } }),
  reorder: (ids: string[]) => browserCall(endpoints.reorder, { body: { ids } }),
}

/** Reads the slides anew after a change. */
export const readSlidesAgain = (client: QueryClient) => readAgain(client, endpoints)
