import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { AskedAct, OutboundAct, Wish } from '../../outbound-act.ts'

/** Money of a paid order that is said to have come back: of one line, of any, or all that is left with the order canceled. */
export type MoneyBack = {
  orderId: string
  amountCents: number
  orderItemId: string | null
  reason: string | null
  /** What the bank or the store calls it. */
  reference: string
  /** Of the form; nothing of an order that is canceled. */
  requestKey: string | null
}

export const wishOf = (back: MoneyBack): Wish => ({
  amountCents: String(back.amountCents),
  reference: back.reference,
  ...(back.orderItemId !== null && { orderItemId: back.orderItemId }),
  ...(back.reason !== null && { reason: back.reason }),
  ...(back.requestKey !== null && { requestKey: back.requestKey }),
})

// What was wished goes with the words of somebody who is erased: what is left is another act than was asked for.
const Wished = z.object({
  amountCents: z.coerce.number().default(0),
  reference: z.string().default(''),
  orderItemId: z
    .string()
    .default('')
    .transform((id) => id || null),
  reason: z
    .string()
    .default('')
    .transform((reason) => reason || null),
  requestKey: z
    .string()
    .default('')
    .transform((key) => key || null),
})

/** What was asked for, as it was written down. */
export const moneyBackOf = ({ subjectId: orderId, wish }: AskedAct): MoneyBack => ({
  orderId,
  ...Wished.parse(wish ?? {}),
})

const Paid = z.object({
  number: z.number(),
  status: z.string(),
  returned_cents: z.number(),
  teacher_id: z.string(),
  teacher: z.string(),
  address: z.string(),
  payer: z.string(),
  what: z.string(),
})

/** What can be spent again once it is agreed that it came back, as it stands now; nothing of an order that isn't paid. */
export async function readMoneyBack(tx: Tx, back: MoneyBack): Promise<OutboundAct | undefined> {
  const paid = await rows(Paid)`
    select placed.number, placed.status, placed.returned_cents, placed.teacher_id,
      coalesce(teacher.full_name, teacher.email) as teacher, teacher.email as address,
      coalesce(payer.full_name, payer.email) as payer,
      coalesce((select string_agg(name, ', ' order by place) from order_items item
        where item.order_id = placed.id and item.place < 3), '') as what
    from orders placed join users teacher on teacher.id = placed.teacher_id join users payer on payer.id = placed.paid_by
    where placed.id = ${back.orderId} and placed.status in ('paid', 'fulfilled')`.first(tx)
  if (!paid) return undefined
  return {
    kind: 'order_return',
    subjectId: back.orderId,
    what: paid.what,
    amountCents: back.amountCents,
    teacherId: paid.teacher_id,
    payee: null,
    facts: [
      { name: 'number', value: String(paid.number) },
      { name: 'teacher', value: paid.teacher },
      { name: 'address', value: paid.address },
      { name: 'paid_by', value: paid.payer },
      { name: 'reference', value: back.reference },
    ],
    stamp: JSON.stringify([paid.status, paid.returned_cents, wishOf(back)]),
  }
}
