import { queueEndpoints } from '@tower/contract/oversight/queue.contract.ts'
import type { Above } from '../../domain.ts'
import type { Serve } from '../../http/serve.ts'
import { readerWith } from '../../reader.ts'
import type { Services } from '../../services.ts'
import { viewQueue } from './queue.view.ts'
import { readQueue } from './read-queue.ts'

/** Mounts the calls of this domain. */
export function queueRoutes(serve: Serve, services: Services, { waiting, told }: Above): void {
  serve(queueEndpoints, {
    read: async ({ actor, query }) => {
      const asked = { works: waiting, limit: query.limit, reader: readerWith(actor.duties, told) }
      return viewQueue(await readQueue(services, asked), { at: services.clock.now(), userId: actor.userId })
    },
  })
}
