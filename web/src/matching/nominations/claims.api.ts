import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { classroomClaimEndpoints } from '@tower/contract/matching/classroom-claims.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** What staff read of confirmations that wait for them. */
export const claimQueries = {
  all: (query: CallInput<typeof classroomClaimEndpoints.list>['query']) =>
    readQuery(classroomClaimEndpoints.list, { query }),
  /** The mails that a decision would send. */
  mails: (claimId: string, body: { approved: boolean; reason: string }) =>
    readQuery(classroomClaimEndpoints.preview, { params: { claimId }, body }),
}

/** What staff decide on them. */
export const claimCalls = {
  file: (query: CallInput<typeof classroomClaimEndpoints.listCsv>['query']) =>
    browserCall(classroomClaimEndpoints.listCsv, { query }),
  approve: (claimId: string) => browserCall(classroomClaimEndpoints.approve, { params: { claimId } }),
  refuse: (claimId: string, reason: string) =>
    browserCall(classroomClaimEndpoints.refuse, { params: { claimId }, body: { reason } }),
}

/** Reads the confirmations again after a decision. */
export const readClaimsAgain = (client: QueryClient) => readAgain(client, classroomClaimEndpoints)
