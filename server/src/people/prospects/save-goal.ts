import { maxGoalTargetCents } from '@tower/contract/people/prospects.ts'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findGoal, insertGoal, updateGoal, type GoalRow } from './goals.queries.ts'
import { awaitLook } from './portal/await-look.ts'
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

/**
 * Adds a goal of one's own prospect or changes it. What it says stands in public with the profile, so new words of a goal
 * wait for staff as those of the profile do; another target, archiving and reopening show nothing that nobody has seen.
 */
export function saveGoal(services: Services, goal: SaveGoal): Promise<GoalRow> {
  const { actor, prospectId } = goal
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'goals', at })
    const { saved, saysMore } = await writeGoal(tx, goal, at)
    if (saysMore) await awaitLook(tx, { actor, prospect, at, part: 'goal' })
    return saved
  })
}

async function writeGoal(tx: Tx, goal: SaveGoal, at: Date): Promise<{ saved: GoalRow; saysMore: boolean }> {
  const { prospectId, goalId, isActive } = goal
  const fields = { prospectId, ...readFields(goal) }
  if (goalId === undefined)
    return { saved: await insertGoal(tx, { ...fields, isActive: isActive ?? true, at }), saysMore: true }
  const before = isProspectId(goalId) ? await findGoal(tx, { prospectId, goalId }) : undefined
  const saved = before && (await updateGoal(tx, { ...fields, goalId, isActive }))
  if (!saved) throw new Refusal('prospects.not_found')
  return { saved, saysMore: before.title !== saved.title || before.description !== saved.description }
}

function readFields({ title, description, targetCents }: SaveGoal) {
  if (title.trim() === '') throw new Refusal('prospects.goal_incomplete')
  if (!Number.isSafeInteger(targetCents) || targetCents < 1 || targetCents > maxGoalTargetCents)
    throw new Refusal('prospects.goal_target')
  return { title: title.trim(), description: description?.trim() || null, targetCents }
}
