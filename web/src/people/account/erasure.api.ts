import { erasureEndpoints } from '@tower/contract/people/account-erasure.contract.ts'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

const of = (userId: string) => ({ params: { userId } })

/** What staff read of a person's wish to be erased, and of what it would do. */
export const personDataQuery = (userId: string) => readQuery(erasureEndpoints.preview, of(userId))

/** What is kept under an address without an account. */
export const addressQuery = (email: string) =>
  readQuery(erasureEndpoints.previewAddress, { query: { email } })

/** What staff do when a person asks them for their data. */
export const personDataCalls = {
  exportPerson: (userId: string) => browserCall(erasureEndpoints.exportPerson, of(userId)),
  erase: (userId: string) => browserCall(erasureEndpoints.erase, of(userId)),
  refuse: (userId: string, answer: string) =>
    browserCall(erasureEndpoints.refuse, { ...of(userId), body: { answer } }),
  eraseAthlete: (prospectId: string, reason: string) =>
    browserCall(erasureEndpoints.eraseAthlete, { params: { prospectId }, body: { reason } }),
  eraseAddress: (body: CallInput<typeof erasureEndpoints.eraseAddress>['body']) =>
    browserCall(erasureEndpoints.eraseAddress, { body }),
}
