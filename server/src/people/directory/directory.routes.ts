import { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import type { Serve } from '../../http/serve.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'

const awaited = (): Promise<never> => Promise.reject(new Refusal('server.unavailable'))

/** Mounts the calls of this domain. */
export function directoryRoutes(serve: Serve, _services: Services): void {
  serve(directoryEndpoints, {
    setRole: awaited,
    disable: awaited,
    enable: awaited,
  })
}
