import { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'

/** Mounts the calls of this domain. */
export function directoryRoutes(serve: Serve, _services: Services): void {
  serve(directoryEndpoints, {})
}
