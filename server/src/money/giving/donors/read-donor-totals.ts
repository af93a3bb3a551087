import type { Tx } from '../../../database/database.ts'
import { findDonorOfUser, sumUnnamedGifts } from './donors.queries.ts'
import { towerOf, type Tower } from './tower-of.ts'

/**
 * What an account gave towards classrooms under its name, and the slots of that; zero before the first gift. Gifts
 * whose giver wanted to be named nowhere in public don't count, as these totals stand beside a name.
 */
export async function readDonorTotals(tx: Tx, userId: string): Promise<Tower & { programCents: number }> {
  const donor = await findDonorOfUser(tx, userId)
  if (!donor) return { programCents: 0, slotsMinted: 0, progressCents: 0 }
  const unnamed = await sumUnnamedGifts(tx, donor.id)
  const givenCents = donor.program_cents + donor.shared_cents
  return {
    programCents: Math.max(0, givenCents - unnamed.own_cents - unnamed.shared_cents),
    ...towerOf(donor, { unnamedCents: unnamed.own_cents }),
  }
}
