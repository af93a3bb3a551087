import { readBudget } from '../../../src/money/budgets/read-budget.ts'
import type { Actor } from '../../../src/http/actor.ts'
import type { Services } from '../../../src/services.ts'
import { cancelOrder } from '../../../src/spending/orders/cancel-order.ts'
import { createOrder } from '../../../src/spending/orders/create-order.ts'
import { decideOrder } from '../../../src/spending/orders/decide-order.ts'
import { recordReturn } from '../../../src/spending/orders/record-return.ts'
import { upsertShipment } from '../../../src/spending/orders/upsert-shipment.ts'
import { demoId } from '../../demo-chance.ts'
import { type DemoOrder, demoOrders } from './demo-orders.ts'

const dayMs = 86_400_000

/** Orders of the demo's teacher, each step when it happened. A budget without money orders nothing. */
export async function openDemoOrders(services: Services): Promise<void> {
  for (const order of demoOrders) await replay(services, order)
}

async function replay(services: Services, demo: DemoOrder): Promise<void> {
  const now = services.clock.now()
  const then = (daysAgo: number): Services => ({
    ...services,
    clock: { now: () => new Date(now.getTime() - daysAgo * dayMs) },
  })
  const teacher = actorOf(services, demo.teacher, 'teacher')
  const budget = await services.database.read((tx) => readBudget(tx, { teacherId: teacher.userId, at: now }))
  if (!budget || budget.freeCents === 0) return
  const { order } = await createOrder(then(demo.placedDaysAgo), {
    ...{ actor: teacher, budgetId: budget.id, lines: demo.lines, requestKey: demoId(`order ${demo.name}`) },
  })
  // The demo was interrupted here once: the rest of this order was done, or is left to be tried out.
  if (order.status !== 'submitted') return
  if (demo.canceledDaysAgo !== undefined)
    await cancelOrder(then(demo.canceledDaysAgo), { actor: teacher, orderId: order.id })
  const staff = actorOf(services, 'admin@tower.test', 'admin')
  const decided = { actor: staff, orderId: order.id, reason: null }
  if (demo.paidDaysAgo !== undefined) await decideOrder(then(demo.paidDaysAgo), { ...decided, to: 'paid' })
  await ship(then, { staff, orderId: order.id, parcel: demo.parcel })
  if (demo.returned)
    await recordReturn(then(demo.returned.daysAgo), {
      actor: staff,
      orderId: order.id,
      amountCents: demo.returned.cents,
      orderItemId: order.items[demo.returned.line]?.id ?? null,
      reason: demo.returned.reason,
      requestKey: demoId(`return ${demo.name}`),
    })
  if (demo.fulfilledDaysAgo !== undefined)
    await decideOrder(then(demo.fulfilledDaysAgo), { ...decided, to: 'fulfilled' })
}

type Shipping = { staff: Actor; orderId: string; parcel: DemoOrder['parcel'] }

async function ship(
  then: (daysAgo: number) => Services,
  { staff, orderId, parcel }: Shipping,
): Promise<void> {
  if (!parcel) return
  const { carrier, tracking, shippedDaysAgo, deliveredDaysAgo } = parcel
  const shipment = { actor: staff, orderId, carrier, tracking, requestKey: demoId(`parcel ${tracking}`) }
  const { id } = await upsertShipment(then(shippedDaysAgo), {
    ...shipment,
    shipmentId: null,
    status: 'in_transit',
  })
  if (deliveredDaysAgo !== undefined)
    await upsertShipment(then(deliveredDaysAgo), { ...shipment, shipmentId: id, status: 'delivered' })
}

function actorOf({ clock }: Services, email: string, role: 'teacher' | 'admin'): Actor {
  return {
    userId: demoId(email),
    sessionId: demoId(`session of ${email}`),
    ...{ email, role, heldRole: role },
    secondFactor: 'not_needed',
    assurance: 'aal1',
    provedAt: clock.now(),
  }
}
