import { type CharityZones, charityZoneEndpoints } from '@tower/contract/outreach/charity.contract.ts'
import { beginningOfTime, type OrgZones } from '@tower/contract/org-zone.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { changeZone } from './change-zone.ts'
import { readZones } from './zones.queries.ts'

/** Mounts the calls by which staff say in which time zone days are cut. */
export function zoneRoutes(serve: Serve, services: Services): void {
  serve(charityZoneEndpoints, {
    zones: async () => viewZones(await services.database.read(readZones)),
    changeZone: async ({ actor, body: { zone, seen_count: seenCount } }) =>
      viewZones(await changeZone(services, { actor, zone, seenCount })),
  })
}

function viewZones(zones: OrgZones): CharityZones {
  return {
    zones: zones.map(([since, zone]) => ({
      since: since === beginningOfTime ? null : new Date(since).toISOString(),
      zone,
    })),
  }
}
