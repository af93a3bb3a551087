import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** What paid and fulfilled orders of a budget cost by the category that was typed, less what came back. */
export async function listBoughtByWord(
  tx: Tx,
  { teacherId, fiscalYear }: { teacherId: string; fiscalYear: number },
): Promise<{ category: string; cents: number }[]> {
  const { rows } = await sql<{ category: string; cents: number }>`
    select name_key(item.category) as category, sum(item.qty * item.amount_cents - item.returned_cents)::bigint as cents
    from teacher_budgets budget
    join orders on orders.teacher_id = budget.teacher_id and orders.budget_id = budget.id
    join order_items item on item.order_id = orders.id
    where budget.teacher_id = ${teacherId} and budget.fiscal_year = ${fiscalYear} and orders.status in ('paid', 'fulfilled')
    group by 1`.execute(tx)
  return rows
}
