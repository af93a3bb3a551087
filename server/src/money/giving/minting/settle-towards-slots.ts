import type { Tx } from '../../../database/database.ts'
import { countTowardsSlots, type CountedGift } from './count-towards-slots.ts'
import { holdBack } from './hold-back.ts'
import { mintSlots, type Mint, type SettledGift } from './mint-slots.ts'

/** Counts a program gift, mints what it brings and holds back what is contested. */
export async function settleTowardsSlots(tx: Tx, gift: Mint & CountedGift): Promise<SettledGift> {
  const settled = await mintSlots(tx, gift, await countTowardsSlots(tx, gift))
  await holdBack(tx, gift)
  return settled
}
