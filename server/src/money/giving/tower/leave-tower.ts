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
 * Takes a refunded gift off the shared tower. What stood in the line goes from there; for what it filled of slots the
 * line moves up, so that a slot holds nobody's money who has it back. What the reserve paid stays, covered, until later
 * gifts take its place: then the classroom has it. The caller holds the house and has posted what left its account.
 */
export async function leaveTower(
  tx: Tx,
  { paymentId, cents, coveredCents }: TowerPart & { coveredCents: number },
): Promise<void> {
  const gift = await getTowerGift(tx, paymentId)
  await takeOff(tx, { ...gift, covered_cents: gift.covered_cents + coveredCents }, cents)
}

/** The house's next gifts filled what the reserve had paid: they take the place of what it paid for, the oldest first. */
export async function uncoverGifts(tx: Tx, filledCents: number): Promise<void> {
  let leftCents = filledCents
  for (const gift of await listCovered(tx)) {
    if (leftCents === 0) return
    const cents = Math.min(leftCents, gift.covered_cents)
    await takeOff(tx, { ...gift, covered_cents: gift.covered_cents - cents }, cents)
    leftCents -= cents
  }
  if (leftCents > 0) throw new Error(`${leftCents} cents were filled that no gift was covered with`)
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
