import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../database/database.ts'
import type { AccountRef } from '../ledger/accounts.ts'
import { recordPostings, transfer } from '../ledger/record-posting.ts'
import { addToAllocated, openBudgets, type BudgetKey } from './budgets.queries.ts'

export type Allocation = {
  teacherId: string
  amountCents: number
  from: AccountRef
  at: Date
  idempotencyKey: string
  actorId?: string | null
  slotId?: string
  paymentId?: string
  /** Where it isn't the one that `at` falls in: money that comes back goes to the year that had it. */
  fiscalYear?: number
}

/** Moves money into teachers' budgets of the school year each `at` falls in, opening them if need be. */
export async function allocateToBudgets(tx: Tx, allocations: Allocation[]): Promise<void> {
  const budgetOf = await openBudgets(tx, allocations.map(keyOf))
  const moves = allocations.map((allocation) => ({
    allocation,
    budgetId: budgetOf(keyOf(allocation)),
  }))
  const recorded = await recordPostings(
    tx,
    moves.map(({ allocation, budgetId }) => ({
      kind: 'budget_allocated',
      idempotencyKey: allocation.idempotencyKey,
      at: allocation.at,
      actorId: allocation.actorId ?? null,
      ...(allocation.slotId ? { slotId: allocation.slotId } : {}),
      ...(allocation.paymentId ? { paymentId: allocation.paymentId } : {}),
      postings: transfer(allocation.from, { kind: 'budget', ownerId: budgetId }, allocation.amountCents),
    })),
  )
  // The caller's rows change with the money: a key that acted before is a mistake, not a repetition.
  if (recorded.some(({ applied }) => !applied)) throw new Error('an allocation was recorded before')
  await addToAllocated(
    tx,
    moves.map(({ allocation, budgetId }) => ({ budgetId, amountCents: allocation.amountCents })),
  )
}

function keyOf({ teacherId, fiscalYear, at }: Allocation): BudgetKey {
  return { teacherId, fiscalYear: fiscalYear ?? fiscalYearOf(at) }
}
