import { searchEndpoints } from '@tower/contract/oversight/search.contract.ts'
import type { Above } from '../../domain.ts'
import type { Serve } from '../../http/serve.ts'
import { readerWith } from '../../reader.ts'
import type { Services } from '../../services.ts'
import { findEverywhere } from './find-everywhere.ts'
import { viewFound } from './search.view.ts'

/** Mounts the calls of this domain. */
export function searchRoutes(serve: Serve, services: Services, { searchable, told }: Above): void {
  serve(searchEndpoints, {
    find: async ({ actor, query }) => {
      const reader = readerWith(actor.duties, told)
      const found = await findEverywhere(services, { searchable, typed: query.q, reader })
      return { items: found.map(viewFound) }
    },
  })
}
