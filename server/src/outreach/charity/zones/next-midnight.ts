import { hourMs } from '@tower/contract/durations.ts'
import { beginningOfTime, type OrgZones } from '@tower/contract/org-zone.ts'
import { firstMidnight } from '@tower/contract/org-days.ts'

/** Until then every process has heard of a change. */
const noticeMs = hourMs

/**
 * From when on a new zone counts: the next midnight there, so that no day is cut twice and none is left out; after the
 * last change, which is not taken back.
 */
export function nextMidnight(known: OrgZones, zone: string, at: Date): Date {
  const last = known.at(-1)?.[0] ?? beginningOfTime
  return firstMidnight(zone, Math.max(at.getTime() + noticeMs, last + 1))
}
