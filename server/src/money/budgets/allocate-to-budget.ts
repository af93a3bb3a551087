import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../database/database.ts'
import type { AccountRef } from '../ledger/accounts.ts'
import { recordPosting, transfer } from '../ledger/record-posting.ts'
import { addToAllocated, openBudget } from './budgets.queries.ts'

export type Allocation = {
  teacherId: string
  amountCents: number
  from: AccountRef
  at: Date
  idempotencyKey: string
  actorId?: string | null
  slotId?: string
}

/** Moves money into a teacher's budget of the school year `at` falls in, opening it if need be. */
export async function allocateToBudget(tx: Tx, allocation: Allocation): Promise<{ budgetId: string }> {
  const { teacherId, amountCents, from, at, idempotencyKey } = allocation
  const budgetId = await openBudget(tx, { teacherId, fiscalYear: fiscalYearOf(at) })
  const { applied } = await recordPosting(tx, {
    kind: 'budget_allocated',
    idempotencyKey,
    at,
    actorId: allocation.actorId ?? null,
    ...(allocation.slotId ? { slotId: allocation.slotId } : {}),
    postings: transfer(from, { kind: 'budget', ownerId: budgetId }, amountCents),
  })
  if (applied) await addToAllocated(tx, { budgetId, amountCents })
  return { budgetId }
}
