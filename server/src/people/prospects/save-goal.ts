import { maxGoalTargetCents } from '@tower/contract/people/prospects.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { insertGoal, updateGoal, type GoalRow } from './goals.queries.ts'
import { isProspectId } from './prospect-id.ts'
import { requireKeeper, requireOwner, type ProspectActor } from './prospects.access.ts'
import { findProspectForUpdate } from './prospects.queries.ts'

export type SaveGoal = {
  actor: ProspectActor
  prospectId: string
  /** Absent: a further goal. */
  goalId?: string | undefined
  title: string
  description?: string | null | undefined
  targetCents: number
  /** Archiving a goal is making it inactive; what it raised stays. */
  isActive?: boolean | undefined
}

/** Adds a goal of one's own prospect or changes it. */
export function saveGoal(services: Services, goal: SaveGoal): Promise<GoalRow> {
  const { actor, prospectId, goalId, isActive } = goal
  // Before anything is looked up: who may not keep profiles must not learn which exist.
  requireKeeper(actor)
  return services.database.transaction(async (tx) => {
    const prospect = isProspectId(prospectId) ? await findProspectForUpdate(tx, prospectId) : undefined
    if (!prospect) throw new Refusal('prospects.not_found')
    requireOwner(actor, prospect)
    const fields = { prospectId, ...readFields(goal) }
    if (goalId === undefined)
      return insertGoal(tx, { ...fields, isActive: isActive ?? true, at: services.clock.now() })
    const changed = isProspectId(goalId) ? await updateGoal(tx, { ...fields, goalId, isActive }) : undefined
    if (!changed) throw new Refusal('prospects.not_found')
    return changed
  })
}

function readFields({ title, description, targetCents }: SaveGoal) {
  if (title.trim() === '') throw new Refusal('prospects.goal_incomplete')
  if (!Number.isSafeInteger(targetCents) || targetCents < 1 || targetCents > maxGoalTargetCents)
    throw new Refusal('prospects.goal_target')
  return { title: title.trim(), description: description?.trim() || null, targetCents }
}
