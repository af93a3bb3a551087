import { sql } from 'kysely'
import type { AboutPersonSubject, AboutRow } from '../../about.ts'
import type { Tx } from '../../database/database.ts'

/** The newest orders of a teacher. */
export async function listOrdersOf(
  tx: Tx,
  { id }: Pick<AboutPersonSubject, 'id'>,
  limit: number,
): Promise<AboutRow[]> {
  const { rows } = await sql<AboutRow>`
    select placed.id, coalesce((
        select string_agg(name, ', ' order by id) from (
          select id, name from order_items where order_id = placed.id order by id limit 3
        ) item), '') as what,
      placed.number, placed.status as state, placed.total_cents as "amountCents", placed.placed_at as at
    from (
      select * from orders where teacher_id = ${id} order by placed_at desc, id desc limit ${limit}
    ) placed
    order by placed.placed_at desc, placed.id desc`.execute(tx)
  return rows
}
