import { mayMove, type OrderDecision } from '@tower/contract/spending/orders.ts'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import { findOrderForUpdate, type HeldOrder } from './orders.queries.ts'
import { isSamePerson } from '../../people/identity/accounts/is-same-person.ts'

/** An order, held; a foreign one is not there. */
export async function requireOrder(tx: Tx, orderId: string, teacherId?: string): Promise<HeldOrder> {
  const order = await findOrderForUpdate(tx, orderId)
  if (!order || (teacherId !== undefined && order.teacher_id !== teacherId))
    throw new Refusal('orders.not_found')
  return order
}

/** Nobody moves the money of an order of their own, whatever role they hold now. */
export async function requireAnothers(
  tx: Tx,
  { teacher_id: teacherId }: HeldOrder,
  actor: Actor,
): Promise<void> {
  if (await isSamePerson(tx, actor, [teacherId])) throw new Refusal('orders.own')
}

/** Of two who decide at once, the second learns who was first. */
export function requireMove({ status, decided_by: by }: HeldOrder, to: OrderDecision): void {
  if (mayMove(status, to)) return
  if (status === 'submitted')
    throw new Refusal('orders.decided', `This order isn’t paid yet, so it can’t be marked ${to}.`)
  throw new Refusal(
    'orders.decided',
    `This order was marked ${status} before${by === null ? '' : ` by ${by}`}.`,
  )
}
