import { accountEndpoints } from '@tower/contract/people/account.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'

/** Mounts the calls of this domain. */
export function accountRoutes(serve: Serve, _services: Services): void {
  serve(accountEndpoints, {})
}
