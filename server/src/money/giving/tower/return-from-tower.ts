import type { Tx } from '../../../database/database.ts'
import { recordNewPosting } from '../../ledger/record-posting.ts'
import { lockHouseDonor } from '../donors/donors.queries.ts'
import { donorAccount } from '../minting/donor-account.ts'
import { withdrawFromSlots } from '../minting/withdraw-from-slots.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'
import { countBackFromTower } from './tower.queries.ts'

export type TowerReturn = {
  before: PaymentRow
  donorId: string
  /** What of the gift goes back. */
  giftCents: number
  refundKey: string
  at: Date
  actorId: string | null
}

/**
 * For a refund, brings what a gift has on the shared tower back to its giver's own account, from where the refund takes
 * it: first what is no slot yet, then the newest waiting slots, then the reserve, which the house owes from then on.
 * What counts for the shared tower goes back before what is the giver's own.
 */
export async function returnFromTower(
  tx: Tx,
  { before, donorId, giftCents, refundKey, at, actorId }: TowerReturn,
): Promise<{ slotsVoided: number; fromReserveCents: number }> {
  const cents = Math.min(giftCents, before.shared_cents)
  if (cents === 0) return { slotsVoided: 0, fromReserveCents: 0 }
  const house = await lockHouseDonor(tx, 'house', at)
  const { sources, voided, fromReserveCents } = await withdrawFromSlots(tx, {
    donorId: house.id,
    paymentId: before.id,
    amountCents: cents,
    isGuests: false,
    refundKey,
    at,
    actorId,
  })
  await recordNewPosting(tx, {
    kind: 'pool_returned',
    idempotencyKey: `pool-returned:${refundKey}`,
    at,
    actorId,
    paymentId: before.id,
    postings: [...sources, { account: donorAccount({ id: donorId, kind: 'person' }), amountCents: cents }],
  })
  await countBackFromTower(tx, { donorId, paymentId: before.id, cents })
  return { slotsVoided: voided, fromReserveCents }
}
