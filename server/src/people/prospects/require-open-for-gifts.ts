import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import { findGoal } from './goals.queries.ts'
import { isProspectId } from './prospect-id.ts'
import { findVisibleProspect } from './read-public-prospect.ts'

/** Gifts are asked only for whoever is public, and for one of their own open goals or none. */
export async function requireOpenForGifts(
  tx: Tx,
  { prospectId, goalId }: { prospectId: string; goalId: string | null },
): Promise<void> {
  if (!(await findVisibleProspect(tx, prospectId))) throw new Refusal('prospects.not_found')
  if (goalId === null) return
  const goal = isProspectId(goalId) ? await findGoal(tx, { prospectId, goalId }) : undefined
  if (!goal?.is_active) throw new Refusal('prospects.goal_closed')
}
