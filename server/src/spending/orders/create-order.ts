import { isWholeLine, type OrderLine, sumLines } from '@tower/contract/spending/orders.ts'
import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { reserveFromBudget } from '../../money/budgets/reserve-from-budget.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { announceOrder } from './announce-order.ts'
import type { OrderItemRow } from './order-columns.queries.ts'
import { findOrderOfKey, insertOrder } from './orders.queries.ts'
import { getOrder, type OrderWhole } from './read-order.ts'

export type CreateOrder = {
  actor: Actor
  budgetId: string
  lines: readonly OrderLine[]
  /** Made by the form: the same key makes one order. */
  requestKey: string | null
}

/** A teacher asks the charity to buy something. Its money is reserved in the same moment, so no other order can have it. */
export function createOrder(services: Services, wish: CreateOrder): Promise<OrderWhole> {
  const lines = requireLines(wish.lines)
  const totalCents = sumLines(lines)
  const { budgetId, requestKey } = wish
  const teacherId = wish.actor.userId
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const made = await insertOrder(tx, { teacherId, budgetId, totalCents, requestKey, lines, at })
    if (!made) return getSentBefore(tx, { teacherId, requestKey, budgetId, lines })
    await reserveFromBudget(tx, {
      teacherId,
      budgetId,
      spending: { kind: 'order', id: made.id },
      amountCents: totalCents,
      at,
      actorId: teacherId,
      idempotencyKey: `order:${made.id}:reserved`,
    })
    await notifyStaff(tx, {
      type: 'order_submitted',
      title: 'Order submitted',
      message: `Order ${made.number} of ${formatUsd(totalCents, { always2: true })} waits to be paid.`,
      dedupeKey: `order-submitted:${made.id}`,
    })
    await announceOrder(tx, { orderId: made.id, teacherId })
    return getOrder(tx, made.id)
  })
}

/** What is missing in one line is refused as a whole: half an order is not what was asked for. */
function requireLines(lines: readonly OrderLine[]): OrderLine[] {
  if (lines.length === 0 || !lines.every(isWholeLine)) throw new Refusal('orders.no_lines')
  return lines.map((line) => ({ ...line, name: line.name.trim(), category: line.category.trim() || 'other' }))
}

type Sent = { teacherId: string; requestKey: string | null; budgetId: string; lines: readonly OrderLine[] }

/** What the same form made before. With other lines it is not the same order, and the teacher has to know. */
async function getSentBefore(tx: Tx, { teacherId, requestKey, budgetId, lines }: Sent): Promise<OrderWhole> {
  const before = requestKey === null ? undefined : await findOrderOfKey(tx, { teacherId, requestKey })
  if (!before) throw new Error('an order was neither made nor known')
  if (before.budget_id !== budgetId || !isSame(before.items, lines)) throw new Refusal('orders.sent_before')
  return getOrder(tx, before.id)
}

function isSame(items: readonly OrderItemRow[], lines: readonly OrderLine[]): boolean {
  return (
    items.length === lines.length &&
    items.every((item, place) => {
      const line = lines[place]
      return (
        line?.name === item.name &&
        line.category === item.category &&
        line.qty === item.qty &&
        line.amountCents === item.amount_cents
      )
    })
  )
}
