import { searchEndpoints } from '@tower/contract/oversight/search.contract.ts'
import type { Above } from '../../domain.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { findEverywhere } from './find-everywhere.ts'
import { viewFound } from './search.view.ts'

/** Mounts the calls of this domain. */
export function searchRoutes(serve: Serve, services: Services, { searchable }: Above): void {
  serve(searchEndpoints, {
    find: async ({ query }) => ({
      items: (await findEverywhere(services, { searchable, typed: query.q })).map(viewFound),
    }),
  })
}
