import { historyEndpoints } from '@tower/contract/oversight/history.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'

/** Mounts the calls of this domain. */
export function historyRoutes(serve: Serve, _services: Services): void {
  serve(historyEndpoints, {})
}
