import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { allowlistEndpoints } from '@tower/contract/people/allowlist.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** What staff read of the allowlist. */
export const allowlistQueries = {
  all: (query: CallInput<typeof allowlistEndpoints.list>['query']) =>
    readQuery(allowlistEndpoints.list, { query }),
}

/** The same as a file. */
export const readAllowlistFile = (query: CallInput<typeof allowlistEndpoints.listCsv>['query']) =>
  browserCall(allowlistEndpoints.listCsv, { query })

/** What staff change of it. */
export const allowlistCalls = {
  upsert: (body: CallInput<typeof allowlistEndpoints.upsert>['body']) =>
    browserCall(allowlistEndpoints.upsert, { body }),
  setActive: (body: CallInput<typeof allowlistEndpoints.setActive>['body']) =>
    browserCall(allowlistEndpoints.setActive, { body }),
}

/** Reads it anew after a change. */
export const readAllowlistAgain = (client: QueryClient) => readAgain(client, allowlistEndpoints)
