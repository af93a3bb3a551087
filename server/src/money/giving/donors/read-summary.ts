import type { Tx } from '../../../database/database.ts'
import { findDonorOfUser } from './donors.queries.ts'
import { towerOf } from './tower-of.ts'
import { listLatestGifts, listSlots } from './summary.queries.ts'

const shownGifts = 20
const shownSlots = 200

export type GivingSummary = {
  sponsorId: string
  programCents: number
  slotsMinted: number
  /** Cents towards the next slot. */
  progressCents: number
  gifts: Awaited<ReturnType<typeof listLatestGifts>>
  slots: Awaited<ReturnType<typeof listSlots>>
}

/** A sponsor's totals, latest gifts and slots; all of it empty before the first gift. */
export async function readSummary(tx: Tx, userId: string): Promise<GivingSummary> {
  const donor = await findDonorOfUser(tx, userId)
  if (!donor)
    return { sponsorId: userId, programCents: 0, slotsMinted: 0, progressCents: 0, gifts: [], slots: [] }
  return {
    sponsorId: userId,
    programCents: donor.program_cents + donor.shared_cents,
    ...towerOf(donor),
    gifts: await listLatestGifts(tx, donor.id, shownGifts),
    slots: await listSlots(tx, donor.id, shownSlots),
  }
}
