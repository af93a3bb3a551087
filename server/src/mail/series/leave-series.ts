import type { Services } from '../../services.ts'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import { openLeaving, type Leaving } from './leave-link.ts'
import { hasLeft, insertLeave, isWrittenTo } from './series.queries.ts'

export type SeriesStanding = Leaving & { left: boolean }

/** Whether the address of a link still gets the series. */
export async function readStanding(services: Services, link: string): Promise<SeriesStanding> {
  const leaving = requireLeaving(services, link)
  return services.database.read(async (tx) => {
    await requireKnown(tx, leaving)
    return { ...leaving, left: await hasLeft(tx, leaving) }
  })
}

/** Stops a series to the address of a link, for good: also what waits in the outbox. */
export async function leaveSeries(services: Services, link: string): Promise<SeriesStanding> {
  const leaving = requireLeaving(services, link)
  const at = services.clock.now()
  await services.database.transaction(async (tx) => {
    await requireKnown(tx, leaving)
    await insertLeave(tx, leaving, at)
  })
  return { ...leaving, left: true }
}

/** A link carries its address itself: after an erasure it must not bring it back. Whoever is still written to has mails. */
async function requireKnown(tx: Tx, leaving: Leaving): Promise<void> {
  if (!(await isWrittenTo(tx, leaving.email))) throw new Refusal('mail.link_invalid')
}

function requireLeaving(services: Services, link: string): Leaving {
  const leaving = openLeaving(services, link)
  if (!leaving) throw new Refusal('mail.link_invalid')
  return leaving
}
