import type { StorybooksContext } from '../storybooks.api.ts'

/** Why a teacher makes no storybook now, by the code that the calls refuse with; undefined where one can be made. */
export type ClosedReason =
  'storybooks.turned_off' | 'storybooks.no_classroom' | 'storybooks.disabled' | 'storybooks.out_of_credits'

export function closedReason(context: StorybooksContext): ClosedReason | undefined {
  if (!context.turned_on) return 'storybooks.turned_off'
  if (!context.classroom) return 'storybooks.no_classroom'
  if (!context.classroom.storybooks_enabled) return 'storybooks.disabled'
  return context.remainingCredits > 0 ? undefined : 'storybooks.out_of_credits'
}
