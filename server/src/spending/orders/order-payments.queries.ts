import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { OutboundAct } from '../../outbound-act.ts'

const Paying = z.object({
  id: z.string(),
  number: z.number(),
  total_cents: z.number(),
  fiscal_year: z.number(),
  teacher_id: z.string(),
  teacher: z.string(),
  address: z.string(),
  budget_id: z.string(),
  what: z.string(),
  lines: z.number(),
})

/** What leaves when an order is paid, as it stands now; nothing once it is paid or canceled. */
export async function readOrderPayment(tx: Tx, orderId: string): Promise<OutboundAct | undefined> {
  const order = await rows(Paying)`
    select placed.id, placed.number, placed.total_cents, budget.fiscal_year, placed.teacher_id,
      coalesce(teacher.full_name, teacher.email) as teacher, teacher.email as address, placed.budget_id,
      coalesce((select string_agg(name, ', ' order by place) from order_items item
        where item.order_id = placed.id and item.place < 3), '') as what,
      (select count(*)::int from order_items item where item.order_id = placed.id) as lines
    from orders placed join users teacher on teacher.id = placed.teacher_id
    join teacher_budgets budget on budget.id = placed.budget_id
    where placed.id = ${orderId} and placed.status = 'submitted' and placed.total_cents > 0`.first(tx)
  return order && actOf(order)
}

function actOf(order: z.infer<typeof Paying>): OutboundAct {
  return {
    kind: 'order',
    subjectId: order.id,
    what: order.what,
    amountCents: order.total_cents,
    teacherId: order.teacher_id,
    payee: null,
    facts: [
      { name: 'number', value: String(order.number) },
      { name: 'teacher', value: order.teacher },
      { name: 'address', value: order.address },
      { name: 'school_year', value: `${order.fiscal_year - 1}–${order.fiscal_year}` },
      { name: 'lines', value: String(order.lines) },
    ],
    // Its lines never change: whoever wants something else cancels it and orders anew.
    stamp: order.budget_id,
  }
}
