import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../../database/database.ts'
import { allocateToBudgets } from '../../budgets/allocate-to-budgets.ts'
import type { AccountRef } from '../../ledger/accounts.ts'
import { directAccount } from './direct-account.ts'
import { addToDirectGift, getDirectGiftForUpdate } from './direct.queries.ts'

/** Where a gift for one classroom goes when its refund didn't arrive. */
export async function findDirectAccount(tx: Tx, paymentId: string): Promise<AccountRef> {
  const { classroom_id: classroomId } = await getDirectGiftForUpdate(tx, paymentId)
  return directAccount(classroomId)
}

/** What came back lies with the classroom again: it goes into the budget that had it, or waits as it did before. */
export async function giveBackDirectly(
  tx: Tx,
  {
    paymentId,
    amountCents,
    refundKey,
    at,
  }: { paymentId: string; amountCents: number; refundKey: string; at: Date },
): Promise<void> {
  const gift = await getDirectGiftForUpdate(tx, paymentId)
  await addToDirectGift(tx, paymentId, amountCents)
  const { teacher_id: teacherId, given_at: givenAt } = gift
  if (teacherId === null || givenAt === null) return
  const idempotencyKey = `direct:${refundKey}`
  const from = directAccount(gift.classroom_id)
  const fiscalYear = gift.fiscal_year ?? fiscalYearOf(givenAt)
  await allocateToBudgets(tx, [{ teacherId, fiscalYear, amountCents, from, at, idempotencyKey, paymentId }])
}

/** Counts as left of a gift what its classroom never gave up: the reserve had paid for it, and has that back. */
export async function stillThere(
  tx: Tx,
  { paymentId, amountCents }: { paymentId: string; amountCents: number },
): Promise<void> {
  await addToDirectGift(tx, paymentId, amountCents)
}
