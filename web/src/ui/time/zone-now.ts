import { zoneAt } from '@tower/contract/org-zone.ts'

/** By its name the time zone in which times are typed and shown now. */
export const zoneNow = (): string => zoneAt(Date.now())
