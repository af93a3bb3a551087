import type { Tx } from '../../../database/database.ts'
import { releaseReserved } from '../../../money/budgets/release-reserved.ts'
import { reserveFromBudget } from '../../../money/budgets/reserve-from-budget.ts'
import type { LockedRequest } from './requests.queries.ts'

export type MoveReserved = {
  request: LockedRequest
  /** What is to be set aside from now on. */
  to: { budgetId: string; totalCents: number } | null
  /** Of the change that moves the money: each moves it once. */
  revision: number
  actorId: string
  at: Date
}

/** Whether money of a budget is set aside for a request as it stands. */
export const isReserved = ({ status }: Pick<LockedRequest, 'status'>) =>
  status === 'submitted' || status === 'approved'

/** Sets aside what a request comes to now, in place of what was set aside for it before. */
export async function moveReserved(
  tx: Tx,
  { request, to, revision, actorId, at }: MoveReserved,
): Promise<void> {
  const beforeCents = isReserved(request) ? request.total_cents : 0
  if (to && to.budgetId === request.budget_id && to.totalCents === beforeCents) return
  const shared = { spending: { kind: 'reimbursement', id: request.id } as const, actorId, at }
  if (beforeCents > 0)
    await releaseReserved(tx, {
      ...shared,
      budgetId: request.budget_id,
      amountCents: beforeCents,
      idempotencyKey: `reimbursement:${request.id}:release:${revision}`,
    })
  if (to)
    await reserveFromBudget(tx, {
      ...shared,
      teacherId: request.teacher_id,
      budgetId: to.budgetId,
      amountCents: to.totalCents,
      idempotencyKey: `reimbursement:${request.id}:reserve:${revision}`,
    })
}
