import type { CallInput } from '@tower/contract/endpoint.ts'
import { accountEndpoints } from '@tower/contract/people/account.contract.ts'
import { userEndpoint } from '@tower/contract/people/session.contract.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** What the account page reads; each part has its own, so that one failure leaves the others standing. */
export const accountQueries = {
  account: readQuery(accountEndpoints.read, {}),
  /** The account as the sign-in protocol sees it: it knows the address that waits for confirmation. */
  user: readQuery(userEndpoint, {}),
  devices: readQuery(accountEndpoints.listSessions, {}),
}

type BodyOf<E> = CallInput<E> extends { body: infer Body } ? Body : never

/** What people change about themselves. */
export const accountCalls = {
  update: (body: BodyOf<typeof accountEndpoints.update>) => browserCall(accountEndpoints.update, { body }),
  revokeSession: (sessionId: string) =>
    browserCall(accountEndpoints.revokeSession, { params: { sessionId } }),
  revokeOtherSessions: () => browserCall(accountEndpoints.revokeOtherSessions, {}),
  exportData: () => browserCall(accountEndpoints.exportData, {}),
  requestErasure: (body: BodyOf<typeof accountEndpoints.requestErasure>) =>
    browserCall(accountEndpoints.requestErasure, { body }),
  cancelErasure: () => browserCall(accountEndpoints.cancelErasure, {}),
}
