import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../../database/database.ts'
import { findClassroom } from '../../../matching/classrooms/find-classroom.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { allocateToBudgets } from '../../budgets/allocate-to-budgets.ts'
import { directAccount } from './direct-account.ts'
import { insertDirectGift, setGiven } from './direct.queries.ts'

export type DirectGift = { paymentId: string; classroomId: string; amountCents: number; at: Date }

/**
 * Puts a gift that just arrived for one classroom into its teacher's budget. Where the classroom has lost its teacher
 * since the checkout it waits, and staff hear of it: money is never turned away after it was paid.
 */
export async function giveDirectly(tx: Tx, gift: DirectGift): Promise<void> {
  await insertDirectGift(tx, gift)
  if (await putIntoBudget(tx, { ...gift, cause: gift.paymentId })) return
  await notifyStaff(tx, {
    type: 'direct_gift_waits',
    title: 'A gift waits for its classroom',
    message:
      'A gift went straight to a classroom that is no longer confirmed. It is given as soon as it is again.',
    dedupeKey: `direct-gift-waits:${gift.paymentId}`,
  })
}

/** Moves what lies with a classroom into the budget of its teacher; false while it has none. */
export async function putIntoBudget(
  tx: Tx,
  { paymentId, classroomId, amountCents, cause, at }: DirectGift & { cause: string },
): Promise<boolean> {
  const classroom = await findClassroom(tx, classroomId)
  if (!classroom?.confirmedAt || !classroom.teacherId) return false
  const { teacherId } = classroom
  await setGiven(tx, { paymentId, teacherId, fiscalYear: fiscalYearOf(at), at })
  await allocateToBudgets(tx, [
    {
      teacherId,
      amountCents,
      from: directAccount(classroomId),
      at,
      idempotencyKey: `direct:${cause}`,
      paymentId,
    },
  ])
  return true
}
