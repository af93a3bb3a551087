import type { Tx } from '../../../src/database/database.ts'
import { countTowardsSlots } from '../../../src/money/giving/minting/count-towards-slots.ts'
import type { SettledGift } from '../../../src/money/giving/minting/mint-slots.ts'
import { mintGift, postGift, type Gift } from '../../../src/money/giving/payments/post-gift.ts'

/** For tests: books a person's gift to classrooms whose payment the test wrote itself. */
export async function bookGift(
  tx: Tx,
  { donor, paymentId, amountCents, at }: Pick<Gift, 'donor' | 'paymentId' | 'amountCents' | 'at'>,
): Promise<SettledGift> {
  const gift: Gift = { donor, paymentId, amountCents, at, destination: 'classrooms', feeCoverCents: 0 }
  const giver = await countTowardsSlots(tx, { donorId: donor.id, amountCents })
  const counted = { giver, house: undefined, mayBeHeld: true }
  const { facts } = await postGift(tx, gift, counted)
  return mintGift(tx, gift, { facts, counted, isAsCounted: true })
}
