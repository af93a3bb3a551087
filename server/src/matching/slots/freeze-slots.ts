import type { Tx } from '../../database/database.ts'
import { lockBudgetOfSlot } from '../../money/budgets/lock-budget-of-slot.ts'
import { listSlotsOfPayment, setFrozen } from './slots.queries.ts'

/**
 * A disputed payment holds what it brought: its unassigned slots leave the pool and the budgets
 * its matched slots paid into are locked. `frozenAt: null` thaws both.
 */
export async function freezeSlotsOfPayment(tx: Tx, paymentId: string, frozenAt: Date | null): Promise<void> {
  const slots = await listSlotsOfPayment(tx, paymentId)
  const waiting = slots.filter(({ classroom_id, voided_at }) => classroom_id === null && voided_at === null)
  if (waiting.length > 0)
    await setFrozen(
      tx,
      waiting.map(({ id }) => id),
      frozenAt,
    )
  for (const { id } of slots.filter(({ classroom_id }) => classroom_id !== null)) {
    await lockBudgetOfSlot(tx, id, frozenAt)
  }
}
