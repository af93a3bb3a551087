import type { Tx } from '../../../database/database.ts'
import {
  getTowerGift,
  listCovered,
  replaceShares,
  updateTowerGift,
  type TowerGift,
  type TowerPart,
} from './tower.queries.ts'

/**
 * Takes a refunded gift off the shared tower. What waits leaves the line; what is in slots is replaced from the front of
 * the line, so that no slot holds money of somebody who has it back. What the refund reserve paid, because a classroom
 * had the money, stays in its slots as `covered_cents` until later gifts replace it. The caller holds the house and has
 * posted what left its account.
 */
export async function leaveTower(
  tx: Tx,
  { paymentId, cents, coveredCents }: TowerPart & { coveredCents: number },
): Promise<void> {
  const gift = await getTowerGift(tx, paymentId)
  await takeOff(tx, { ...gift, covered_cents: gift.covered_cents + coveredCents }, cents)
}

/** The house's next gifts paid the reserve back: they replace the covered gifts in their slots, the oldest first. */
export async function uncoverGifts(tx: Tx, filledCents: number): Promise<void> {
  let leftCents = filledCents
  for (const gift of await listCovered(tx)) {
    if (leftCents === 0) return
    const cents = Math.min(leftCents, gift.covered_cents)
    await takeOff(tx, { ...gift, covered_cents: gift.covered_cents - cents }, cents)
    leftCents -= cents
  }
  if (leftCents > 0) throw new Error(`${leftCents} cents were paid back that no gift is covered with`)
}

async function takeOff(tx: Tx, gift: TowerGift, cents: number): Promise<void> {
  const fromLine = Math.min(gift.waiting_cents, cents)
  const { payment_id: paymentId } = gift
  if (cents > fromLine) await replaceShares(tx, { paymentId, cents: cents - fromLine })
  await updateTowerGift(tx, {
    ...gift,
    amount_cents: gift.amount_cents - cents,
    waiting_cents: gift.waiting_cents - fromLine,
  })
}
