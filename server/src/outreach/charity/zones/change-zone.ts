import { keepZones, type OrgZones } from '@tower/contract/org-zone.ts'
import { isZone } from '@tower/contract/zone-names.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { nextMidnight } from './next-midnight.ts'
import { insertZone, knowsZone, lockZones, readZones } from './zones.queries.ts'

export type ChangeZone = {
  actor: Actor
  zone: string
  /** How many zones were on the screen. */
  seenCount: number
}

/** Says in which zone days are cut from its next midnight on; what is cut already stays as it is. */
export async function changeZone(
  services: Services,
  { actor, zone, seenCount }: ChangeZone,
): Promise<OrgZones> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  if (!isZone(zone)) throw new Refusal('charity.zone_unknown')
  const zones = await services.database.transaction(async (tx) => {
    await lockZones(tx)
    const before = await readZones(tx)
    if (before.length !== seenCount) throw new Refusal('charity.changed_meanwhile')
    if (!(await knowsZone(tx, zone))) throw new Refusal('charity.zone_unknown')
    const was = before.at(-1)?.[1] ?? null
    if (was === zone) return before
    const since = nextMidnight(before, zone, at)
    await insertZone(tx, { since, zone, at, by: actor.userId })
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'charity.zone_changed' },
      ...{ targetKind: 'charity', targetId: zone, details: { zone, was, since: since.toISOString() } },
    })
    return readZones(tx)
  })
  keepZones(zones)
  services.charity.forget()
  return zones
}
