import { dutiesOf } from '@tower/contract/people/duties.ts'
import { readBudget } from '../../../src/money/budgets/read-budget.ts'
import type { Actor } from '../../../src/http/actor.ts'
import type { Services } from '../../../src/services.ts'
import { cancelOrder } from '../../../src/spending/orders/cancel-order.ts'
import { createOrder } from '../../../src/spending/orders/create-order.ts'
import { decideOrder } from '../../../src/spending/orders/decide-order.ts'
import { findOrderOfKey } from '../../../src/spending/orders/orders.queries.ts'
import { recordReturn } from '../../../src/spending/orders/record-return.ts'
import { upsertShipment } from '../../../src/spending/orders/upsert-shipment.ts'
import { demoId } from '../../demo-chance.ts'
import { demoStaff } from '../../demo-staff.ts'
import type { SpendingStep } from '../spending-step.ts'
import { type DemoOrder, demoOrders } from './demo-orders.ts'

/** What happens to the orders of the demo's teacher. A budget without money orders nothing; what stands is left alone. */
export async function planDemoOrders(services: Services): Promise<SpendingStep[]> {
  const plans = []
  for (const demo of demoOrders) plans.push(await planOrder(services, demo))
  return plans.flat()
}

async function planOrder(services: Services, demo: DemoOrder): Promise<SpendingStep[]> {
  const actor = actorOf(services, demo.teacher, 'teacher')
  const requestKey = demoId(`order ${demo.name}`)
  const ofKey = { teacherId: actor.userId, requestKey }
  const budget = await services.database.read(async (tx) => {
    if (await findOrderOfKey(tx, ofKey)) return undefined
    return readBudget(tx, { teacherId: actor.userId, at: services.clock.now() })
  })
  if (!budget || budget.freeCents === 0) return []
  const place = async (past: Services) => {
    await createOrder(past, { actor, budgetId: budget.id, lines: demo.lines, requestKey })
  }
  const find = async ({ database }: Services): Promise<Placed> => {
    const order = await database.read((tx) => findOrderOfKey(tx, ofKey))
    if (!order) throw new Error(`the demo's order "${demo.name}" was not placed`)
    return order
  }
  return [
    { daysAgo: demo.placedDaysAgo, act: place },
    ...planDecisions(demo, find),
    ...planParcel(demo, find),
  ]
}

type Placed = { id: string; items: readonly { id: string }[] }
type Find = (past: Services) => Promise<Placed>

function planDecisions(demo: DemoOrder, find: Find): SpendingStep[] {
  const { canceledDaysAgo, paidDaysAgo, fulfilledDaysAgo, returned } = demo
  const decide = (to: 'paid' | 'fulfilled') => async (past: Services) => {
    const { id: orderId } = await find(past)
    await decideOrder({ ...past, hands: [] }, { actor: staffOf(past), orderId, reason: null, to })
  }
  const steps: SpendingStep[] = []
  if (paidDaysAgo !== undefined) steps.push({ daysAgo: paidDaysAgo, act: decide('paid') })
  if (fulfilledDaysAgo !== undefined) steps.push({ daysAgo: fulfilledDaysAgo, act: decide('fulfilled') })
  if (canceledDaysAgo !== undefined)
    steps.push({
      daysAgo: canceledDaysAgo,
      act: async (past) => {
        const { id: orderId } = await find(past)
        await cancelOrder(past, { actor: actorOf(past, demo.teacher, 'teacher'), orderId })
      },
    })
  if (returned)
    steps.push({
      daysAgo: returned.daysAgo,
      act: async (past) => {
        const { id: orderId, items } = await find(past)
        // Whoever paid doesn't say alone that it came back.
        await recordReturn(
          { ...past, hands: [] },
          {
            ...{
              actor: demoStaff(past, 'superadmin'),
              orderId,
              amountCents: returned.cents,
              reason: returned.reason,
            },
            reference: `${demo.name} refund`,
            orderItemId: items[returned.line]?.id ?? null,
            requestKey: demoId(`return ${demo.name}`),
          },
        )
      },
    })
  return steps
}

function planParcel({ parcel }: DemoOrder, find: Find): SpendingStep[] {
  if (!parcel) return []
  const { carrier, tracking, shippedDaysAgo, deliveredDaysAgo } = parcel
  let shipmentId: string | null = null
  const tell = (status: 'in_transit' | 'delivered') => async (past: Services) => {
    const { id: orderId } = await find(past)
    const { id } = await upsertShipment(past, {
      ...{ actor: staffOf(past), orderId, carrier, tracking, shipmentId, status },
      seenAt: null,
      requestKey: demoId(`parcel ${tracking}`),
    })
    shipmentId = id
  }
  const shipped = { daysAgo: shippedDaysAgo, act: tell('in_transit') }
  if (deliveredDaysAgo === undefined) return [shipped]
  return [shipped, { daysAgo: deliveredDaysAgo, act: tell('delivered') }]
}

const staffOf = (services: Services) => actorOf(services, 'admin@tower.test', 'admin')

function actorOf({ clock }: Services, email: string, role: 'teacher' | 'admin'): Actor {
  return {
    userId: demoId(email),
    sessionId: demoId(`session of ${email}`),
    ...{ email, role, heldRole: role, duties: dutiesOf(role, null) },
    secondFactor: 'not_needed',
    assurance: 'aal1',
    provedAt: clock.now(),
  }
}
