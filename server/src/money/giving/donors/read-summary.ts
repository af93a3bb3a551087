import type { Tx } from '../../../database/database.ts'
import { findDonorOfUser, findGivenName } from './donors.queries.ts'
import { towerOf } from './tower-of.ts'
import { countRefundsOfEach, listLatestGifts } from './summary.queries.ts'

const shownGifts = 5

export type LatestGift = Awaited<ReturnType<typeof listLatestGifts>>[number] & {
  refunds_on_their_way: number
}

export type GivingSummary = {
  sponsorId: string
  /** As whom they gave, where they said. */
  givenName: string | null
  programCents: number
  slotsMinted: number
  /** Cents towards the next slot. */
  progressCents: number
  gifts: LatestGift[]
}

/** A sponsor's totals and latest gifts; all of it empty before the first gift. */
export async function readSummary(tx: Tx, userId: string): Promise<GivingSummary> {
  const donor = await findDonorOfUser(tx, userId)
  const nothing = { programCents: 0, slotsMinted: 0, progressCents: 0, gifts: [] }
  if (!donor) return { sponsorId: userId, givenName: null, ...nothing }
  return {
    sponsorId: userId,
    givenName: await findGivenName(tx, userId),
    programCents: donor.program_cents + donor.shared_cents,
    ...towerOf(donor),
    gifts: await readLatestGifts(tx, donor.id),
  }
}

async function readLatestGifts(tx: Tx, donorId: string): Promise<LatestGift[]> {
  const gifts = await listLatestGifts(tx, donorId, shownGifts)
  const counts = await countRefundsOfEach(
    tx,
    gifts.map(({ id }) => id),
  )
  return gifts.map((gift) => ({ ...gift, refunds_on_their_way: counts.get(gift.id) ?? 0 }))
}
