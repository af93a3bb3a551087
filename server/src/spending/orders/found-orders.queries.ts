import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { hasWords, inAnyWay } from '../../found-by.ts'
import { FoundRow, type Search } from '../../searchable.ts'

/** Orders: by their number, their sum, what was ordered, or the number of a parcel. */
export async function findOrders(
  tx: Tx,
  { number, cents, words, written }: Search,
  limit: number,
): Promise<FoundRow[]> {
  const most = sql.lit(limit)
  const found = inAnyWay([
    number !== undefined && sql`(select id from orders where number = ${number})`,
    cents !== undefined &&
      sql`(select id from orders where total_cents = ${cents} order by placed_at desc, id desc limit ${most})`,
    words !== undefined &&
      sql`(with named as materialized (select order_id from order_items where ${hasWords(sql`name`, words)})
        select order_id as id from named limit ${most})`,
    written !== undefined &&
      sql`(select order_id as id from order_shipments where tracking = ${written} and tracking <> '' limit ${most})`,
  ])
  if (!found) return []
  return rows(FoundRow)`
    select orders.id, '' as title, concat_ws(' · ', coalesce(teacher.full_name, teacher.email),
        (select name from order_items where order_id = orders.id order by place limit 1)) as detail,
      orders.number, orders.total_cents as "amountCents", orders.placed_at as at
    from (${found}) found join orders on orders.id = found.id
    join users teacher on teacher.id = orders.teacher_id
    order by orders.placed_at desc, orders.id desc limit ${limit}`.all(tx)
}
