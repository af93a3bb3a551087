import type { Tx } from '../../../database/database.ts'
import { oweToReserve } from '../../budgets/owe-to-reserve.ts'
import { takeFromBudget } from '../../budgets/take-from-budget.ts'
import type { AccountRef } from '../../ledger/accounts.ts'
import { directAccount } from './direct-account.ts'
import { addToDirectGift, getDirectGiftForUpdate } from './direct.queries.ts'

export type TakingBack = {
  paymentId: string
  amountCents: number
  refundRowId: string
  refundKey: string
  at: Date
  actorId: string | null
}

/**
 * Takes a gift that went straight to a classroom back, as far as it is neither set aside nor spent; what is, the budget owes
 * the reserve from now on. The caller posts it out of `account`.
 */
export async function takeBackDirectly(
  tx: Tx,
  { paymentId, amountCents, refundRowId, refundKey, at, actorId }: TakingBack,
): Promise<{ account: AccountRef; cents: number }> {
  const gift = await getDirectGiftForUpdate(tx, paymentId)
  const account = directAccount(gift.classroom_id)
  const wantedCents = Math.min(amountCents, gift.amount_cents)
  await addToDirectGift(tx, paymentId, -wantedCents)
  const { teacher_id: teacherId, fiscal_year: fiscalYear } = gift
  if (teacherId === null || fiscalYear === null) return { account, cents: wantedCents }
  const cents = await takeFromBudget(tx, {
    teacherId,
    fiscalYear,
    amountCents: wantedCents,
    to: account,
    idempotencyKey: `direct-returned:${refundKey}`,
    paymentId,
    at,
    actorId,
  })
  const owed = { teacherId, fiscalYear, paymentId, refundId: refundRowId, at }
  if (cents < wantedCents) await oweToReserve(tx, { ...owed, amountCents: wantedCents - cents })
  return { account, cents }
}
