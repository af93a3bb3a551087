import type { Tx } from '../../../database/database.ts'
import { takeFromBudget } from '../../budgets/take-from-budget.ts'
import type { AccountRef } from '../../ledger/accounts.ts'
import { directAccount } from './direct-account.ts'
import { addToDirectGift, getDirectGiftForUpdate } from './direct.queries.ts'

/** Takes a gift that went straight to a classroom back, as far as it isn't spent. The caller posts it out of `account`. */
export async function takeBackDirectly(
  tx: Tx,
  {
    paymentId,
    amountCents,
    refundKey,
    at,
    actorId,
  }: { paymentId: string; amountCents: number; refundKey: string; at: Date; actorId: string | null },
): Promise<{ account: AccountRef; cents: number }> {
  const gift = await getDirectGiftForUpdate(tx, paymentId)
  const account = directAccount(gift.classroom_id)
  const wantedCents = Math.min(amountCents, gift.amount_cents)
  const { teacher_id: teacherId, fiscal_year: fiscalYear } = gift
  const cents =
    teacherId === null || fiscalYear === null
      ? wantedCents
      : await takeFromBudget(tx, {
          teacherId,
          fiscalYear,
          amountCents: wantedCents,
          to: account,
          idempotencyKey: `direct-returned:${refundKey}`,
          paymentId,
          at,
          actorId,
        })
  await addToDirectGift(tx, paymentId, -cents)
  return { account, cents }
}
