import { isStaff } from '@tower/contract/access.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findBudgetForUpdate } from '../budgets.queries.ts'
import { setLocked, type StaffBudgetRow } from './desk.queries.ts'
import { getStaffBudget } from './get-staff-budget.ts'
import { tellOfBudget } from './tell-of-budget.ts'

/**
 * Staff lock a budget, or open it again: while it is locked nothing new is reserved of it, and what was reserved goes on.
 * One that is so already stays so, and nobody is told twice.
 */
export function lockBudget(
  services: Services,
  { actor, budgetId, locked }: { actor: Actor; budgetId: string; locked: boolean },
): Promise<StaffBudgetRow> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  return services.database.transaction(async (tx) => {
    const budget = await findBudgetForUpdate(tx, budgetId)
    if (!budget) throw new Refusal('budgets.not_found')
    const row = await getStaffBudget(tx, budgetId)
    if ((budget.locked_at !== null) === locked) return row
    const at = services.clock.now()
    await setLocked(tx, { budgetId, at: locked ? at : null })
    const teacher = { id: row.teacher_id, email: row.email, locale: row.locale }
    await tellOfBudget(tx, { at, actor, teacher, budgetId, fiscalYear: row.fiscal_year, change: { locked } })
    return { ...row, locked }
  })
}
