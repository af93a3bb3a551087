import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { sponsorRequestEndpoints } from '@tower/contract/people/sponsor-requests.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** What staff read of those who want to sponsor. */
export const sponsorRequestQueries = {
  all: (query: CallInput<typeof sponsorRequestEndpoints.list>['query']) =>
    readQuery(sponsorRequestEndpoints.list, { query }),
  one: (requestId: string) => readQuery(sponsorRequestEndpoints.read, { params: { requestId } }),
}

export type InviteWish = CallInput<typeof sponsorRequestEndpoints.invite>['body']

/** What staff answer them. */
export const sponsorRequestCalls = {
  file: (query: CallInput<typeof sponsorRequestEndpoints.listCsv>['query']) =>
    browserCall(sponsorRequestEndpoints.listCsv, { query }),
  invite: (body: InviteWish) => browserCall(sponsorRequestEndpoints.invite, { body }),
  release: (id: string) => browserCall(sponsorRequestEndpoints.release, { body: { id } }),
}

/** Reads the requests anew after an answer. */
export const readSponsorRequestsAgain = (client: QueryClient) => readAgain(client, sponsorRequestEndpoints)
