import { maxGoalTargetCents } from '@tower/contract/people/prospects.ts'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findGoal, type GoalChange, insertGoal, updateGoal, type GoalRow } from './goals.queries.ts'
import { awaitLook } from './portal/await-look.ts'
import { isProspectId } from './prospect-id.ts'
import { requireProspect, type ProspectActor } from './prospects.access.ts'

export type SaveGoal = {
  actor: ProspectActor
  prospectId: string
  /** Absent: a further goal, which needs a title and a target. */
  goalId?: string | undefined
  /** The revision of the goal that was edited; absent, whatever stands there is written over. */
  seen?: number | undefined
  title?: string | undefined
  description?: string | null | undefined
  targetCents?: number | undefined
  /** Archiving a goal is making it inactive; what it raised stays. */
  isActive?: boolean | undefined
}

/**
 * Adds a goal of one's own prospect or changes what is named of it. What it says stands in public with the profile, so new
 * words of a goal wait for staff as those of the profile do; another target, archiving and reopening show nothing that
 * nobody has seen. Of two who edit it at once, the second learns that it changed.
 */
export function saveGoal(services: Services, goal: SaveGoal): Promise<GoalRow> {
  const { actor, prospectId, goalId } = goal
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'goals', at })
    const { saved, saysMore } =
      goalId === undefined ? await addGoal(tx, goal, at) : await changeGoal(tx, { ...goal, goalId })
    if (saysMore) await awaitLook(tx, { actor, prospect, at, part: 'goal' })
    return saved
  })
}

type Saved = { saved: GoalRow; saysMore: boolean }

async function addGoal(tx: Tx, { prospectId, ...goal }: SaveGoal, at: Date): Promise<Saved> {
  const { title, targetCents, description = null, isActive = true } = readFields(goal)
  if (title === undefined || targetCents === undefined) throw new Refusal('prospects.goal_incomplete')
  const saved = await insertGoal(tx, { prospectId, title, description, targetCents, isActive, at })
  return { saved, saysMore: true }
}

async function changeGoal(tx: Tx, goal: SaveGoal & { goalId: string }): Promise<Saved> {
  const { prospectId, goalId, seen } = goal
  const change = readFields(goal)
  const before = isProspectId(goalId) ? await findGoal(tx, { prospectId, goalId }) : undefined
  if (!before) throw new Refusal('prospects.not_found')
  const saysMore = isOther(change.title, before.title) || isOther(change.description, before.description)
  const counts = saysMore || isOther(change.targetCents, before.target_cents)
  if (counts && seen !== undefined && seen !== before.revision)
    throw new Refusal('prospects.goal_changed_meanwhile')
  return { saved: await updateGoal(tx, { ...change, goalId, counts }), saysMore }
}

const isOther = (wanted: string | number | null | undefined, before: string | number | null) =>
  wanted !== undefined && wanted !== before

function readFields({ title, description, targetCents, isActive }: Omit<SaveGoal, 'prospectId' | 'actor'>) {
  if (title?.trim() === '') throw new Refusal('prospects.goal_incomplete')
  if (targetCents !== undefined && !isTarget(targetCents)) throw new Refusal('prospects.goal_target')
  return {
    title: title?.trim(),
    description: description === undefined ? undefined : description?.trim() || null,
    targetCents,
    isActive,
  } satisfies GoalChange
}

const isTarget = (cents: number) => Number.isSafeInteger(cents) && cents >= 1 && cents <= maxGoalTargetCents
