import type { EmblemKey } from '@tower/contract/learning/keepsakes.ts'
import { reservedHandles } from '@tower/contract/people/sponsor-profiles.ts'
import { listCreditGifts } from '../../../money/ledger/list-credit-gifts.ts'
import { readDonorTotals } from '../../../money/giving/donors/read-donor-totals.ts'
import { nothingAbove, type HandedDown } from '../../../handed-down.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findProfileByHandle, type ProfileRow } from './profiles.queries.ts'

/** The latest gifts that a profile shows. */
export const shownGifts = 10

export type ReadSponsorProfile = {
  profile: ProfileRow
  /** Read only where the sponsor shows them or their milestones. */
  totals: Awaited<ReturnType<typeof readDonorTotals>> | undefined
  gifts: Awaited<ReturnType<typeof listCreditGifts>> | undefined
  emblem: EmblemKey | undefined
}

/** Which emblem somebody has is known above. */
export type KnownOfEmblems = Pick<HandedDown, 'findShownEmblem'>

/** A public profile by its handle, in any case. What the sponsor hides isn't even read. */
export function readSponsorProfile(
  services: Services,
  handle: string,
  { findShownEmblem }: KnownOfEmblems = nothingAbove,
): Promise<ReadSponsorProfile> {
  return services.database.read(async (tx) => {
    const profile = await findProfileByHandle(tx, handle)
    // 404 tells a sponsor who looks for a handle that it is free, so what nobody can have answers otherwise.
    if (profile?.disabledAt || reservedHandles.has(handle.toLowerCase()))
      throw new Refusal('sponsor_profiles.handle_closed')
    if (!profile) throw new Refusal('sponsor_profiles.not_found')
    const { userId, show_totals, show_milestones, show_recent_gifts } = profile
    return {
      profile,
      totals: show_totals || show_milestones ? await readDonorTotals(tx, userId) : undefined,
      gifts: show_recent_gifts ? await listCreditGifts(tx, userId, shownGifts) : undefined,
      emblem: await findShownEmblem(tx, userId),
    }
  })
}
