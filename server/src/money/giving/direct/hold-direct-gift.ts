import type { Tx } from '../../../database/database.ts'
import { addToHeld } from '../../budgets/add-to-held.ts'
import { sumContested } from '../refunds/contested.queries.ts'
import { findDirectGiftForUpdate, setHeldOfDirectGift } from './direct.queries.ts'

/** Holds what a bank contests, or a refund promises, of a gift that went straight to a classroom, in its budget. Of any other gift nothing. */
export async function holdDirectGift(tx: Tx, paymentId: string): Promise<void> {
  const gift = await findDirectGiftForUpdate(tx, paymentId)
  if (!gift) return
  const { teacher_id: teacherId, fiscal_year: fiscalYear } = gift
  if (teacherId === null || fiscalYear === null) return
  const heldCents = Math.min(gift.amount_cents, await sumContested(tx, paymentId))
  if (heldCents === gift.held_cents) return
  await setHeldOfDirectGift(tx, paymentId, heldCents)
  await addToHeld(tx, [{ teacherId, fiscalYear, amountCents: heldCents - gift.held_cents }])
}
