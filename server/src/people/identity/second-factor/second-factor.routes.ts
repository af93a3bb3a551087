import { secondFactorEndpoints } from '@tower/contract/people/second-factor.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'

/** Mounts the calls of this domain. */
export function secondFactorRoutes(serve: Serve, _services: Services): void {
  serve(secondFactorEndpoints, {})
}
