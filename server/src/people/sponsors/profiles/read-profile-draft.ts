import { readDonorTotals } from '../../../money/giving/donors/read-donor-totals.ts'
import { listCreditGifts } from '../../../money/ledger/list-credit-gifts.ts'
import type { Services } from '../../../services.ts'
import { findProfileOf, type ProfileValues } from './profiles.queries.ts'
import { shownGifts } from './read-sponsor-profile.ts'

export type ProfileDraft = {
  profile: ProfileValues | undefined
  totals: Awaited<ReturnType<typeof readDonorTotals>>
  gifts: Awaited<ReturnType<typeof listCreditGifts>>
}

/** A sponsor's own profile, with everything its switches could show. */
export function readProfileDraft({ database }: Services, userId: string): Promise<ProfileDraft> {
  return database.read(async (tx) => ({
    profile: await findProfileOf(tx, userId),
    totals: await readDonorTotals(tx, userId),
    gifts: await listCreditGifts(tx, userId, shownGifts),
  }))
}
