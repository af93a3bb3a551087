import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import { findDonorOfUser } from './donors.queries.ts'
import { listLatestGifts, listSlots } from './summary.queries.ts'

const shownGifts = 20
const shownSlots = 200

export type SponsorSummary = {
  sponsorId: string
  programCents: number
  slotsMinted: number
  gifts: Awaited<ReturnType<typeof listLatestGifts>>
  slots: Awaited<ReturnType<typeof listSlots>>
}

/** A sponsor's totals, latest gifts and slots; all of it empty before the first gift. */
export function readSummary(services: Services, actor: Actor): Promise<SponsorSummary> {
  return services.database.read(async (tx) => {
    const donor = await findDonorOfUser(tx, actor.userId)
    if (!donor) return { sponsorId: actor.userId, programCents: 0, slotsMinted: 0, gifts: [], slots: [] }
    return {
      sponsorId: actor.userId,
      programCents: donor.program_cents,
      slotsMinted: donor.slots_minted,
      gifts: await listLatestGifts(tx, donor.id, shownGifts),
      slots: await listSlots(tx, donor.id, shownSlots),
    }
  })
}
