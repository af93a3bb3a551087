import type { Tx } from '../../../database/database.ts'
import { findVisibleProspect } from '../../../people/prospects/read-public-prospect.ts'
import { findRequestedSponsorship } from './sponsorships.queries.ts'

/** Whom a checkout's gift is for. A prospect who is not public right now has no name here. */
export type GiftToProspect = { prospect: { id: string; name: string } | null }

/** How often a checkout asks to give, and to which prospect if it is for one. */
export type Repeating = { isMonthly: boolean; toProspect: GiftToProspect | undefined }

/** What a checkout asks for beside a plain gift: that it repeats, or that one prospect has it. */
export async function findGiftOfCheckout(tx: Tx, checkoutId: string): Promise<Repeating> {
  const requested = await findRequestedSponsorship(tx, checkoutId)
  if (!requested) return { isMonthly: false, toProspect: undefined }
  const isMonthly = requested.kind === 'recurring'
  if (requested.prospect_id === null) return { isMonthly, toProspect: undefined }
  const prospect = await findVisibleProspect(tx, requested.prospect_id)
  const name = prospect && `${prospect.first_name} ${prospect.last_name}`.trim()
  return { isMonthly, toProspect: { prospect: prospect && name ? { id: prospect.id, name } : null } }
}
