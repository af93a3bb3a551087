import type { Tx } from '../../database/database.ts'
import { listSlotsOfBudget } from '../../matching/slots/list-slots-of-budget.ts'
import type { Actor } from '../../http/actor.ts'
import {
  type Agreement,
  readAgreements,
  readSecondLook,
  type SecondLook,
} from '../../money/approvals/approval-of-subject.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findOrder, listReturns, type OrderDetailsRow, type ReturnRow } from './orders.queries.ts'
import { orderScope } from './order-scope.ts'

export type OrderWhole = {
  order: OrderDetailsRow
  returns: ReturnRow[]
  slots: { number: number }[]
  /** Whether its payment took two people. */
  approval: SecondLook | undefined
  /** To what of its money that came back a second person agreed. */
  agreements: Agreement[]
}

/** One order with all that happened to it. Another teacher's is not there. */
export function readOrder(
  services: Services,
  { actor, orderId }: { actor: Actor; orderId: string },
): Promise<OrderWhole> {
  const scope = orderScope(actor)
  return services.database.read(async (tx) => {
    const whole = await getOrder(tx, orderId)
    if (scope !== undefined && whole.order.teacher_id !== scope) throw new Refusal('orders.not_found')
    return whole
  })
}

/** The same for whoever may see it, as a transaction left it. */
export async function getOrder(tx: Tx, orderId: string): Promise<OrderWhole> {
  const order = await findOrder(tx, orderId)
  if (!order) throw new Refusal('orders.not_found')
  const slots = await listSlotsOfBudget(tx, { teacherId: order.teacher_id, fiscalYear: order.fiscal_year })
  const kind = order.status === 'submitted' ? 'order' : 'order_return'
  const approval =
    order.status === 'canceled' ? undefined : await readSecondLook(tx, { kind, subjectId: orderId })
  const agreements = await readAgreements(tx, { kind: 'order_return', subjectId: orderId })
  return { order, returns: await listReturns(tx, orderId), slots, approval, agreements }
}
