import { slotPriceCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { donorAccount } from '../minting/donor-account.ts'
import { settleTowardsSlots } from '../minting/settle-towards-slots.ts'
import type { AccountRef } from '../../ledger/accounts.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { lockHouseDonor } from '../donors/donors.queries.ts'

export type HouseMint = {
  paymentId: string | null
  /** Names in the ledger what minted them. It acts once. */
  cause: string
  houseSlots: number
  at: Date
}

const fund: AccountRef = { kind: 'fund_matching' }

/** While staff keep the matching fund filled, each house slot brings a second; a dry fund invents nothing. */
export async function matchHouseSlots(
  tx: Tx,
  { paymentId, cause, houseSlots, at }: HouseMint,
): Promise<void> {
  if (houseSlots === 0 || (await balanceOf(tx, fund)) < slotPriceCents) return
  // Whoever spends the fund holds this row, so it holds at least what the balance now says until the commit.
  const donor = await lockHouseDonor(tx, 'matching', at)
  const affordable = Math.floor((await balanceOf(tx, fund)) / slotPriceCents)
  const amountCents = Math.min(houseSlots, affordable) * slotPriceCents
  if (amountCents === 0) return
  await recordNewPosting(tx, {
    kind: 'gift_matched',
    idempotencyKey: `gift-matched:${cause}`,
    at,
    ...(paymentId === null ? {} : { paymentId }),
    postings: transfer(fund, donorAccount({ id: donor.id, kind: 'matching' }), amountCents),
  })
  await settleTowardsSlots(tx, { donorId: donor.id, paymentId, cause, amountCents, at })
}
