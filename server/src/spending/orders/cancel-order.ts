import { hasLeft } from '@tower/contract/spending/orders.ts'
import type { Actor } from '../../http/actor.ts'
import { takeBackAct } from '../../money/approvals/let-out.ts'
import { releaseReserved } from '../../money/budgets/release-reserved.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { announceOrder } from './announce-order.ts'
import { listParcels, updateStatus } from './orders.queries.ts'
import { getOrder, type OrderWhole } from './read-order.ts'
import { requireOrder } from './require-open-order.ts'

/** A teacher takes an order back before anybody paid for it; what it reserved is free again. */
export function cancelOrder(
  services: Services,
  { actor, orderId }: { actor: Actor; orderId: string },
): Promise<OrderWhole> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const order = await requireOrder(tx, orderId, actor.userId)
    if (order.status !== 'submitted') throw new Refusal('orders.decided', sentences[order.status])
    if (hasLeft(await listParcels(tx, orderId))) throw new Refusal('orders.on_its_way')
    await takeBackAct(tx, { kind: 'order', subjectId: orderId }, 'gone')
    await releaseReserved(tx, {
      budgetId: order.budget_id,
      spending: { kind: 'order', id: orderId },
      amountCents: order.total_cents,
      at,
      actorId: actor.userId,
      idempotencyKey: `order:${orderId}:released`,
    })
    await updateStatus(tx, { id: orderId, to: 'canceled', by: actor.userId, at, reason: null })
    await announceOrder(tx, { orderId, teacherId: order.teacher_id })
    return getOrder(tx, orderId)
  })
}

/** Teachers aren't told which of the staff decided. */
const sentences = {
  paid: 'This order has been paid, so it can’t be canceled here. Write to support instead.',
  fulfilled: 'This order is fulfilled, so it can’t be canceled.',
  canceled: 'This order is canceled already.',
}
