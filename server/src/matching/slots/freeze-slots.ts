import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../database/database.ts'
import { holdBudget } from '../../money/budgets/hold-budget.ts'
import { listFrozenOfTeacher } from './matches.queries.ts'
import { listSlotsOfPayment, setFrozen, type SlotRow } from './slots.queries.ts'

/**
 * A disputed payment holds what it brought: its waiting slots leave the pool and the budgets its matched slots paid
 * into are held. `frozenAt: null` thaws both, but a budget with money of another dispute stays held.
 */
export async function freezeSlotsOfPayment(tx: Tx, paymentId: string, frozenAt: Date | null): Promise<void> {
  const slots = (await listSlotsOfPayment(tx, paymentId)).filter(({ voided_at }) => voided_at === null)
  if (slots.length === 0) return
  await setFrozen(
    tx,
    slots.map(({ id }) => id),
    frozenAt,
  )
  for (const { teacherId, fiscalYear } of listBudgets(slots)) {
    await holdBudget(tx, { teacherId, fiscalYear }, async () => {
      const frozen = await listFrozenOfTeacher(tx, teacherId)
      return frozen.find(({ assigned_at }) => fiscalYearOf(assigned_at) === fiscalYear)?.frozen_at ?? null
    })
  }
}

/** The budgets that slots went into, each once and in one order, so that two disputes can't wait for each other. */
function listBudgets(slots: SlotRow[]): { teacherId: string; fiscalYear: number }[] {
  const budgets = slots.flatMap(({ teacher_id, assigned_at }) =>
    teacher_id !== null && assigned_at !== null
      ? [{ teacherId: teacher_id, fiscalYear: fiscalYearOf(assigned_at) }]
      : [],
  )
  const byKey = new Map(budgets.map((budget) => [`${budget.teacherId} ${budget.fiscalYear}`, budget]))
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, budget]) => budget)
}
