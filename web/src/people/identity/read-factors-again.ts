import { accountEndpoints } from '@tower/contract/people/account.contract.ts'
import { secondFactorEndpoints } from '@tower/contract/people/second-factor.contract.ts'
import { userEndpoint } from '@tower/contract/people/session.contract.ts'
import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from '../../api/read-again.ts'

/** Reads again what a second factor that came or went shows in: the account and its sessions, too. */
export function readFactorsAgain(client: QueryClient): Promise<void> {
  return readAgain(client, secondFactorEndpoints, accountEndpoints, { userEndpoint })
}
