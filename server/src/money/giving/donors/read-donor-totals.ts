import { slotPriceCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { findDonorOfUser, sumUnnamedGifts } from './donors.queries.ts'

/**
 * What an account gave towards classrooms under its name, and the slots of that; zero before the first gift. Gifts
 * whose giver wanted to be named nowhere in public don't count, as these totals stand beside a name.
 */
export async function readDonorTotals(
  tx: Tx,
  userId: string,
): Promise<{ programCents: number; slotsMinted: number }> {
  const donor = await findDonorOfUser(tx, userId)
  if (!donor) return { programCents: 0, slotsMinted: 0 }
  const unnamedCents = await sumUnnamedGifts(tx, donor.id)
  if (unnamedCents === 0) return { programCents: donor.program_cents, slotsMinted: donor.slots_minted }
  const programCents = Math.max(0, donor.program_cents - unnamedCents)
  return {
    programCents,
    slotsMinted: Math.min(donor.slots_minted, Math.floor(programCents / slotPriceCents)),
  }
}
