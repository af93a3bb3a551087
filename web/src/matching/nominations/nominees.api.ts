import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { nomineeEndpoints } from '@tower/contract/matching/nominees.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** What staff read of those who were nominated. */
export const nomineeQueries = {
  all: (query: CallInput<typeof nomineeEndpoints.list>['query']) =>
    readQuery(nomineeEndpoints.list, { query }),
  nominators: (key: string, page: number) =>
    readQuery(nomineeEndpoints.nominators, { query: { key, page, pageSize: 50 } }),
}

/** What staff do about them. */
export const nomineeCalls = {
  file: (query: CallInput<typeof nomineeEndpoints.listCsv>['query']) =>
    browserCall(nomineeEndpoints.listCsv, { query }),
  link: (key: string, email: string) => browserCall(nomineeEndpoints.link, { body: { key, email } }),
}

/** Reads nominees anew after one was linked. */
export const readNomineesAgain = (client: QueryClient) => readAgain(client, nomineeEndpoints)
