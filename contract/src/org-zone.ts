/**
 * The time zone of the organization, in which every day, month and year is cut. It may change; then what is cut already
 * stays as it is, because each instant has the zone that counted at that instant.
 */

/** From which instant on (milliseconds) a zone of the IANA's list counts, the first one from the beginning of time. */
export type OrgZones = readonly (readonly [since: number, zone: string])[]

/** What counts while nobody says otherwise. */
export const usualZone = 'America/New_York'

/** Before any instant that a `Date` can be. */
export const beginningOfTime = -8_640_000_000_000_000

export const usualZones: OrgZones = [[beginningOfTime, usualZone]]

/** A process serves one organization, as it has one environment; see docs/decisions/0192. */
let known = usualZones

/** Tells this process, or this page, the zones of the organization. */
export function keepZones(zones: OrgZones = usualZones): void {
  known = zones
}

/** The zones that this process, or this page, knows of. */
export const keptZones = (): OrgZones => known

/** The organization's time zone at an instant; none of one that is no instant, which can't be formatted either. */
export const zoneAt = (at: Date | number): string => known.findLast(([since]) => since <= +at)?.[1] as string
