import { accountEndpoints } from '@tower/contract/people/account.contract.ts'
import { userEndpoint } from '@tower/contract/people/session.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** What the account page reads; each part has its own, so that one failure leaves the others standing. */
export const accountQueries = {
  account: readQuery(accountEndpoints.read, {}),
  /** The account as the sign-in protocol sees it: it knows the address that waits for confirmation. */
  user: readQuery(userEndpoint, {}),
  devices: readQuery(accountEndpoints.listSessions, {}),
}
