import { sql } from 'kysely'
import { countOnePast } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import type { WaitingRead, WaitingRow } from '../../waiting-work.ts'

/** Orders to be paid, or paid and to be sent: those that were placed first come first. */
export async function listWaitingOrders(
  tx: Tx,
  { status, limit, bound }: WaitingRead & { status: 'submitted' | 'paid' },
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select placed.id, coalesce((
        select string_agg(name, ', ' order by id) from (
          select id, name from order_items where order_id = placed.id order by id limit 3
        ) item), '') as what,
      coalesce(teacher.full_name, teacher.email) as who, placed.total_cents as "amountCents",
      placed.placed_at as since, null as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`select from orders where status = ${status}`)} as total
    from (
      select id, total_cents, placed_at, teacher_id from orders
      where status = ${status} order by placed_at, id limit ${limit}
    ) placed
    join users teacher on teacher.id = placed.teacher_id
    order by placed.placed_at, placed.id`.execute(tx)
  return rows
}
