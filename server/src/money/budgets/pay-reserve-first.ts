import type { Tx } from '../../database/database.ts'
import { recordNewPosting, transfer } from '../ledger/record-posting.ts'
import { addToAllocated } from './budgets.queries.ts'
import { addToPaid, listOpenDebts } from './debts.queries.ts'
import type { BudgetMove } from './spending.ts'

/**
 * What just came free in a budget goes to the reserve first, as far as the reserve paid for gifts whose money was set aside
 * or spent there: otherwise a giver and a classroom would keep the same dollars. The caller has posted what came free.
 */
export async function payReserveFirst(tx: Tx, move: BudgetMove): Promise<void> {
  const { budgetId, at, actorId, idempotencyKey } = move
  let freeCents = move.amountCents
  for (const debt of await listOpenDebts(tx, budgetId)) {
    const amountCents = Math.min(freeCents, debt.left_cents)
    if (amountCents === 0) return
    await recordNewPosting(tx, {
      kind: 'budget_recovered',
      idempotencyKey: `${idempotencyKey}:recovered:${debt.id}`,
      paymentId: debt.payment_id,
      refundId: debt.refund_id,
      at,
      actorId,
      postings: transfer({ kind: 'budget', ownerId: budgetId }, { kind: 'refund_reserve' }, amountCents),
    })
    await addToAllocated(tx, [{ budgetId, amountCents: -amountCents }])
    await addToPaid(tx, debt.id, amountCents)
    freeCents -= amountCents
  }
}
