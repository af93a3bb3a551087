import type { Topic } from '../brief.ts'
import type { TimeSpan } from '../times/find-times.ts'

/** One thing that happens in the day, in the order of the plan. */
export type Entry = {
  time: TimeSpan | null
  day: string
  title: string
  steps: string[]
  /** It shares a line and a lesson with others, whose order says nothing. */
  shares?: boolean
  /** It comes after what stands before it, and the plan says no more. */
  follows?: boolean
}

export type Plan = {
  entries: Entry[]
  /** Lessons that several classes have ("Periods 1, 2 and 4: ..."), each a line of the plan. */
  lessons: string[]
  told: Record<Topic, string[]>
  /** What belongs to no time and no topic. */
  others: string[]
}

export function emptyPlan(): Plan {
  return {
    ...{ entries: [], lessons: [], others: [] },
    told: {
      ...{ rooms: [], known: [], early: [], seating: [], names: [], helpers: [], leaves: [], needs: [] },
      ...{ fire: [], lockdown: [], call: [], leave_behind: [] },
    },
  }
}
