import { sharedCentsOf } from '@tower/contract/money/gift-plan.ts'
import type { Tx } from '../../../database/database.ts'
import { recordNewPosting } from '../../ledger/record-posting.ts'
import { planCheckout } from '../checkouts/plan-checkout.ts'
import { lockHouseDonor } from '../donors/donors.queries.ts'
import { findCheckoutOf } from '../payments/find-checkout-of.ts'
import { getPaymentForUpdate } from '../payments/payments.queries.ts'
import { pooledFact } from './pooled-fact.ts'
import { addToSharedOfPayments, countForTower } from './tower.queries.ts'

export type Rejoining = {
  paymentId: string
  donorId: string
  /** What came back and lies in the giver's account now, in cents. */
  amountCents: number
  refundKey: string
  at: Date
}

/**
 * A gift to the shared tower whose refund didn't arrive goes there again, as a new gift would. Answers the house, whose
 * slots the caller mints, where anything did.
 */
export async function rejoinTower(
  tx: Tx,
  { paymentId, donorId, amountCents, refundKey, at }: Rejoining,
): Promise<{ houseId: string } | undefined> {
  const payment = await getPaymentForUpdate(tx, paymentId)
  const checkout = await findCheckoutOf(tx, payment)
  if (!checkout || payment.destination !== 'classrooms') return undefined
  const wantedCents = sharedCentsOf(planCheckout(checkout)) - payment.shared_cents
  const cents = Math.min(wantedCents, amountCents)
  if (cents <= 0) return undefined
  const house = await lockHouseDonor(tx, 'house', at)
  if (house.id === donorId) return undefined
  await recordNewPosting(tx, pooledFact({ donorId, cents, cause: refundKey, paymentId, at }))
  const parts = [{ paymentId, cents }]
  await countForTower(tx, { houseId: house.id, giver: { donorId, ownCents: -cents }, parts, at })
  await addToSharedOfPayments(tx, parts)
  return { houseId: house.id }
}
