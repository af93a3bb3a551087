import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { letOut } from '../../money/approvals/let-out.ts'
import type { Hands } from '../../outbound-act.ts'
import { isSamePerson } from '../../people/identity/accounts/is-same-person.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { announceOrder } from './announce-order.ts'
import { type MoneyBack, readMoneyBack, wishOf } from './money-back.queries.ts'
import type { HeldOrder } from './orders.queries.ts'

type Agreeing = { order: HeldOrder; back: MoneyBack; actor: Actor; at: Date }

/**
 * Whether somebody's word is enough that money of a paid order is back: above the limit it takes two, and at any amount where
 * it is the word of who paid. Otherwise one person could pay the same money again and again.
 */
export async function agreeMoneyBack(
  services: Pick<Services, 'config'> & Hands,
  tx: Tx,
  { order, back, actor, at }: Agreeing,
): Promise<Refusal | undefined> {
  const act = await readMoneyBack(tx, back)
  if (!act) throw new Refusal('orders.not_paid')
  const isTheirs = !services.config.STAFF_OF_ONE && (await isSamePerson(tx, actor, [order.paid_by]))
  const always = isTheirs ? 'word' : undefined
  const waits = await letOut(services, tx, {
    ...{ actor, act, at, always },
    ...{ reason: back.reason, wish: wishOf(back) },
  })
  // Whoever has the order open reads that it waits.
  if (waits) await announceOrder(tx, { orderId: order.id, teacherId: order.teacher_id })
  return waits
}
