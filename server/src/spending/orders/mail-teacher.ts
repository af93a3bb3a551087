import { asLanguage } from '@tower/contract/language.ts'
import type { Tx } from '../../database/database.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { OrderOutcome } from './order-mail.ts'
import type { HeldOrder } from './orders.queries.ts'

/** Writes to the teacher what became of their order, once for each `key`. */
export function mailTeacher(
  tx: Tx,
  order: HeldOrder,
  { key, what }: { key: string; what: OrderOutcome },
): Promise<void> {
  return queueMail(tx, {
    dedupeKey: `order:${order.id}:${key}`,
    to: order.teacher_email,
    template: 'order_changed',
    params: { orderId: order.id, number: order.number, totalCents: order.total_cents, ...what },
    locale: asLanguage(order.teacher_locale),
  })
}
