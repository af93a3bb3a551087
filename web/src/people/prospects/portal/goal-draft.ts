import { maxGoalTargetCents } from '@tower/contract/people/prospects.ts'
import { writeDollars } from '@tower/contract/typed-dollars.ts'
import { parseMoney } from '../../../ui/money-field/parse-money.ts'

export type GoalDraft = { title: string; description: string; dollars: string }

type SavedGoal = { title: string; description: string | null; target_cents: number }

/** A goal as it is typed; of a further one nothing yet. */
export function draftOf(goal?: SavedGoal): GoalDraft {
  if (!goal) return { title: '', description: '', dollars: '' }
  return { title: goal.title, description: goal.description ?? '', dollars: writeDollars(goal.target_cents) }
}

/** Why a goal can't be saved yet. */
export type GoalFault = 'incomplete' | 'badTarget'

/** A target in cents: whole dollars, as the amount field hands them out. */
export function readTarget(dollars: string): number | undefined {
  const { cents } = parseMoney(dollars, { leastCents: 100, mostCents: maxGoalTargetCents })
  return cents !== undefined && cents % 100 === 0 ? cents : undefined
}

/** What is wrong with a goal, in the order in which it is told. */
export function findGoalFault({ title, dollars }: GoalDraft): GoalFault | undefined {
  if (title.trim() === '' || dollars.trim() === '') return 'incomplete'
  return readTarget(dollars) === undefined ? 'badTarget' : undefined
}
