import type { Actor } from '../../../src/http/actor.ts'
import { readBudget } from '../../../src/money/budgets/read-budget.ts'
import type { Services } from '../../../src/services.ts'
import { cancelOrder } from '../../../src/spending/orders/cancel-order.ts'
import { createOrder } from '../../../src/spending/orders/create-order.ts'
import { decideOrder } from '../../../src/spending/orders/decide-order.ts'
import { recordReturn } from '../../../src/spending/orders/record-return.ts'
import { upsertShipment } from '../../../src/spending/orders/upsert-shipment.ts'

/** For tests of the books: a teacher's orders in every state, one of them with a parcel and a return. */
export async function orderEverything(
  services: Services,
  { teacherId, staff: known }: { teacherId: string; staff: Actor },
): Promise<void> {
  const staff: Actor = { ...known, provedAt: services.clock.now() }
  const actor: Actor = { ...staff, userId: teacherId, role: 'teacher', heldRole: 'teacher', duties: [] }
  const at = services.clock.now()
  const budget = await services.database.read((tx) => readBudget(tx, { teacherId, at }))
  if (!budget) throw new Error('the teacher has no budget')
  const order = async (amountCents: number) => {
    const lines = [
      { name: 'Crayons', category: 'art', qty: 2, amountCents },
      { name: 'Atlas', category: 'books', qty: 1, amountCents },
    ]
    const made = await createOrder(services, { actor, budgetId: budget.id, lines, requestKey: null })
    return made.order
  }
  const decide = (orderId: string, to: 'paid' | 'fulfilled') =>
    decideOrder({ ...services, hands: [] }, { actor: staff, orderId, to, reason: null })

  await order(1_000)
  await decide((await order(2_000)).id, 'paid')
  await cancelOrder(services, { actor, orderId: (await order(3_000)).id })
  const whole = await order(4_000)
  await decide(whole.id, 'paid')
  await upsertShipment(services, {
    ...{ actor: staff, orderId: whole.id, shipmentId: null, carrier: 'UPS', tracking: '1Z9' },
    ...{ status: 'delivered', seenAt: null, requestKey: null },
  })
  await recordReturn(
    { ...services, hands: [] },
    {
      ...{ actor: staff, orderId: whole.id, amountCents: 500, orderItemId: null, reason: 'Broken' },
      reference: 'Store credit 7',
      requestKey: services.random.uuid(),
    },
  )
  await decide(whole.id, 'fulfilled')
}
