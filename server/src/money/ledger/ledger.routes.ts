import { ledgerEndpoints } from '@tower/contract/money/ledger.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { keepPlaces } from './keep-places.ts'

/** Mounts the calls of this domain. */
export function ledgerRoutes(serve: Serve, services: Services): void {
  const readPlaces = keepPlaces(services)
  serve(ledgerEndpoints, {
    places: async () => {
      const { places, totalCents, at } = await readPlaces()
      return { places, total_cents: totalCents, at: at.toISOString() }
    },
  })
}
