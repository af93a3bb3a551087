import type { Tx } from '../../../database/database.ts'
import { findVisibleProspect } from '../../../people/prospects/read-public-prospect.ts'
import { findRequestedSponsorship } from './sponsorships.queries.ts'

/** Whom a checkout's gift is for. A prospect who is not public right now has no name here. */
export type GiftToProspect = { isMonthly: boolean; prospect: { id: string; name: string } | null }

/** The gift to one prospect that a checkout asks for; undefined when it asks for another gift. */
export async function findGiftOfCheckout(tx: Tx, checkoutId: string): Promise<GiftToProspect | undefined> {
  const requested = await findRequestedSponsorship(tx, checkoutId)
  if (!requested) return undefined
  const prospect = await findVisibleProspect(tx, requested.prospect_id)
  const name = prospect && `${prospect.first_name} ${prospect.last_name}`.trim()
  return {
    isMonthly: requested.kind === 'recurring',
    prospect: prospect && name ? { id: prospect.id, name } : null,
  }
}
