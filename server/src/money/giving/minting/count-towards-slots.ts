import type { Tx } from '../../../database/database.ts'
import { addToDonorTotals, type DonorWithBalance } from './donor-totals.queries.ts'

export type CountedGift = {
  donorId: string
  /** What was given and just posted into the donor's account ({@link donorAccount}), in cents. */
  amountCents: number
  /** Of a gift that came back: what of it went to the reserve, which had paid it for good. */
  absorbedCents?: number
}

/**
 * Counts a program gift that the caller has posted into the donor's account, and answers how the donor stands now;
 * {@link mintSlots} comes afterwards.
 */
export function countTowardsSlots(
  tx: Tx,
  { donorId, amountCents, absorbedCents = 0 }: CountedGift,
): Promise<DonorWithBalance> {
  return addToDonorTotals(tx, { id: donorId, programCents: amountCents, absorbedCents: -absorbedCents })
}
