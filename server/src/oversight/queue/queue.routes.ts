import { queueEndpoints } from '@tower/contract/oversight/queue.contract.ts'
import type { Above } from '../../domain.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { viewQueue } from './queue.view.ts'
import { readQueue } from './read-queue.ts'

/** Mounts the calls of this domain. */
export function queueRoutes(serve: Serve, services: Services, { waiting }: Above): void {
  serve(queueEndpoints, {
    read: async ({ query }) =>
      viewQueue(await readQueue(services, { works: waiting, limit: query.limit }), services.clock.now()),
  })
}
