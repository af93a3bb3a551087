import { keepZones, type OrgZones } from '@tower/contract/org-zone.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { nextMidnight } from './next-midnight.ts'
import { didStaffSay, insertZone, knowsZone, listZones, lockZones, readZones } from './zones.queries.ts'

/**
 * At the start of a process: from now on it cuts days in the zone that staff said, or else the configuration. One that was
 * configured anew counts from its next midnight, and the first of an installation from the beginning of time.
 */
export async function settleZone({
  database,
  clock,
  config: { ORG_TIME_ZONE: zone },
}: Pick<Services, 'database' | 'clock' | 'config'>): Promise<void> {
  const zones = await database.transaction(async (tx) => {
    await lockZones(tx)
    if (!(await didStaffSay(tx))) await sayConfigured(tx, zone, clock.now())
    return readZones(tx)
  })
  keepZones(zones)
}

async function sayConfigured(tx: Tx, zone: string, at: Date): Promise<void> {
  const said: OrgZones = await listZones(tx)
  if (said.at(-1)?.[1] === zone) return
  if (!(await knowsZone(tx, zone))) throw new Error(`ORG_TIME_ZONE: the database knows no zone ${zone}`)
  const since = said.length === 0 ? null : nextMidnight(said, zone, at)
  await insertZone(tx, { since, zone, at, by: null })
}
