import { hasLeft } from '@tower/contract/spending/orders.ts'
import type { Tx } from '../../database/database.ts'
import { recordSlotNews } from '../../matching/slots/record-slot-news.ts'
import { isBudgetSpent } from './budget-left.queries.ts'
import { type HeldOrder, listParcels } from './orders.queries.ts'

/** What the givers behind an order that is paid want to hear of: something left the store, or the last of the money is spent. */
export async function recordNews(tx: Tx, order: HeldOrder, at: Date): Promise<void> {
  const { teacher_id: teacherId, fiscal_year: fiscalYear, budget_id: budgetId } = order
  if (hasLeft(await listParcels(tx, order.id)))
    await recordSlotNews(tx, { teacherId, fiscalYear, kind: 'first_shipment', at })
  if (await isBudgetSpent(tx, budgetId))
    await recordSlotNews(tx, { teacherId, fiscalYear, kind: 'budget_spent', at })
}
