import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { ownShareLinkEndpoints } from '@tower/contract/matching/share-links.contract.ts'
import { readAgain } from '../../../api/read-again.ts'
import { browserCall } from '../../../session/browser-call.ts'
import { readQuery } from '../../../session/read-query.ts'

/** The links of a teacher, as they and staff see them. */
export const shareLinkQueries = {
  all: (query: CallInput<typeof ownShareLinkEndpoints.list>['query']) =>
    readQuery(ownShareLinkEndpoints.list, { query }),
}

type Wish = CallInput<typeof ownShareLinkEndpoints.create>['body']

/** What teachers and staff do with links. */
export const shareLinkCalls = {
  create: (body: Wish) => browserCall(ownShareLinkEndpoints.create, { body }),
  revoke: (code: string, teacherId?: string) =>
    browserCall(ownShareLinkEndpoints.revoke, { body: { code, teacher_id: teacherId } }),
  csv: (query: CallInput<typeof ownShareLinkEndpoints.listCsv>['query']) =>
    browserCall(ownShareLinkEndpoints.listCsv, { query }),
}

/** Reads the links again after a change. */
export const readShareLinksAgain = (client: QueryClient) => readAgain(client, ownShareLinkEndpoints)
