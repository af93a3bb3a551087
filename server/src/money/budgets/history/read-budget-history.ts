import { isStaff } from '@tower/contract/access.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { HandedDown } from '../../../handed-down.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findUsage } from '../usage.queries.ts'
import { listBudgetLines, type BudgetLineRow } from './history.queries.ts'

export type BudgetHistory = {
  rows: BudgetLineRow[]
  total: number
  slotNumbers: ReadonlyMap<string, number>
  isForStaff: boolean
}

/** Slots are known above. */
export type KnownOfSlots = Pick<HandedDown, 'findSlotNumbers'>

/** A page of what happened to a budget, for its teacher and for staff. Another teacher's is not found. */
export function readBudgetHistory(
  { database, findSlotNumbers }: Pick<Services, 'database'> & KnownOfSlots,
  { actor, budgetId, page: { page, pageSize } }: { actor: Actor; budgetId: string; page: PageQuery },
): Promise<BudgetHistory> {
  return database.read(async (tx) => {
    const budget = await findUsage(tx, budgetId)
    const isForStaff = isStaff(actor.role)
    if (!budget || (!isForStaff && budget.teacher_id !== actor.userId)) throw new Refusal('budgets.not_found')
    const rows = await listBudgetLines(tx, { budgetId, limit: pageSize, offset: (page - 1) * pageSize })
    const slotNumbers = await findSlotNumbers(
      tx,
      rows.flatMap(({ slot_id: id }) => id ?? []),
    )
    return { rows, total: rows[0]?.lines ?? 0, slotNumbers, isForStaff }
  })
}
