import { slotPriceCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { settleTowardsSlots } from '../../../matching/slots/settle-towards-slots.ts'
import type { AccountRef } from '../../ledger/accounts.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { recordPosting, transfer } from '../../ledger/record-posting.ts'
import { lockHouseDonor } from '../donors/donors.queries.ts'

export type HouseMint = { paymentId: string; houseSlots: number; at: Date }

const fund: AccountRef = { kind: 'fund_matching' }

/** While staff keep the matching fund filled, each house slot brings a second; a dry fund invents nothing. */
export async function matchHouseSlots(tx: Tx, { paymentId, houseSlots, at }: HouseMint): Promise<void> {
  if (houseSlots === 0 || (await balanceOf(tx, fund)) < slotPriceCents) return
  // Whoever spends the fund holds this row, so what the balance says now stays true until the commit.
  const matching = await lockHouseDonor(tx, 'matching', at)
  const balanceCents = await balanceOf(tx, fund)
  const amountCents = Math.min(houseSlots, Math.floor(balanceCents / slotPriceCents)) * slotPriceCents
  if (amountCents === 0) return
  // The mint rule turns all that lies in a donor's account into slots: what is not due now is set aside meanwhile.
  const rest: AccountRef = { kind: 'reserved', ownerId: matching.id }
  const restCents = balanceCents - amountCents
  const move = (kind: string, from: AccountRef, to: AccountRef) =>
    recordPosting(tx, {
      kind,
      idempotencyKey: `${kind}:${paymentId}`,
      at,
      paymentId,
      postings: transfer(from, to, restCents),
    })
  if (restCents > 0) await move('matching_set_aside', fund, rest)
  await settleTowardsSlots(tx, { donorId: matching.id, paymentId, amountCents, at })
  if (restCents > 0) await move('matching_returned', rest, fund)
}
