import { maxGoalTargetCents } from '@tower/contract/people/prospects.ts'

export type GoalDraft = { title: string; description: string; dollars: string }

type SavedGoal = { title: string; description: string | null; target_cents: number }

/** A goal as it is typed; of a further one nothing yet. */
export function draftOf(goal?: SavedGoal): GoalDraft {
  if (!goal) return { title: '', description: '', dollars: '' }
  return { title: goal.title, description: goal.description ?? '', dollars: String(goal.target_cents / 100) }
}

/** Why a goal can't be saved yet. */
export type GoalFault = 'incomplete' | 'badTarget'

/** A target as it was typed, in cents: whole dollars, with or without a sign and commas. */
export function readTarget(dollars: string): number | undefined {
  const typed = dollars.trim().replace(/^\$\s*/, '')
  if (!/^(?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})$/.test(typed)) return undefined
  const cents = Number(typed.replaceAll(',', '')) * 100
  return cents > 0 && cents <= maxGoalTargetCents ? cents : undefined
}

/** What is wrong with a goal, in the order in which it is told. */
export function findGoalFault({ title, dollars }: GoalDraft): GoalFault | undefined {
  if (title.trim() === '' || dollars.trim() === '') return 'incomplete'
  return readTarget(dollars) === undefined ? 'badTarget' : undefined
}
