import { inboxEndpoints } from '@tower/contract/oversight/inbox.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'

/** Mounts the calls of this domain. */
export function inboxRoutes(serve: Serve, _services: Services): void {
  serve(inboxEndpoints, {})
}
