import { accountEndpoints } from '@tower/contract/people/account.contract.ts'
import { userEndpoint } from '@tower/contract/people/session.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserCall } from '../../api/browser-call.ts'

/** What the account page reads; each part has its own, so that one failure leaves the others standing. */
export const accountQueries = {
  account: queryOptions({
    queryKey: ['account', 'self'],
    queryFn: ({ signal }) => browserCall(accountEndpoints.read, {}, { signal }),
  }),
  /** The account as the sign-in protocol sees it: it knows the address that waits for confirmation. */
  user: queryOptions({
    queryKey: ['account', 'user'],
    queryFn: ({ signal }) => browserCall(userEndpoint, {}, { signal }),
  }),
  devices: queryOptions({
    queryKey: ['account', 'devices'],
    queryFn: ({ signal }) => browserCall(accountEndpoints.listSessions, {}, { signal }),
  }),
}
