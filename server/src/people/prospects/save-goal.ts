import { maxGoalTargetCents } from '@tower/contract/people/prospects.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { insertGoal, updateGoal, type GoalRow } from './goals.queries.ts'
import { isProspectId } from './prospect-id.ts'
import { requireProspect, type ProspectActor } from './prospects.access.ts'

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
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    await requireProspect(tx, { actor, prospectId, act: 'goals', at })
    const fields = { prospectId, ...readFields(goal) }
    if (goalId === undefined) return insertGoal(tx, { ...fields, isActive: isActive ?? true, at })
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
