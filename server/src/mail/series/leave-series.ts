import type { Services } from '../../services.ts'
import { Refusal } from '../../refusal.ts'
import { openLeaving, type Leaving } from './leave-link.ts'
import { hasLeft, insertLeave } from './series.queries.ts'

export type SeriesStanding = { email: string; left: boolean }

/** Whether the address of a link still gets the series. */
export async function readStanding(services: Services, link: string): Promise<SeriesStanding> {
  const leaving = requireLeaving(services, link)
  return { email: leaving.email, left: await services.database.read((tx) => hasLeft(tx, leaving)) }
}

/** Stops a series to the address of a link, for good: also what waits in the outbox. */
export async function leaveSeries(services: Services, link: string): Promise<SeriesStanding> {
  const leaving = requireLeaving(services, link)
  const at = services.clock.now()
  await services.database.transaction((tx) => insertLeave(tx, leaving, at))
  return { email: leaving.email, left: true }
}

function requireLeaving(services: Services, link: string): Leaving {
  const leaving = openLeaving(services, link)
  if (!leaving) throw new Refusal('mail.link_invalid')
  return leaving
}
