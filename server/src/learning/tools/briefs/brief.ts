import type { Language } from '@tower/contract/language.ts'

/** What a substitute's page is written from. */
export type BriefInput = {
  lessonPlan: string
  teacherName: string
  /** The day on which the substitute comes, YYYY-MM-DD, where it is said. */
  forDay: string | null
  language: Language
}

export type BriefSection = { title: string; lines: string[] }

/** One page for a substitute. It holds nothing that the plan does not say; what is missing is a blank to fill in by hand. */
export type Brief = {
  sections: BriefSection[]
  /** What only the teacher can answer, for each blank on the page. */
  asks: string[]
  /** What was done to the plan, such as a diagnosis left out. */
  notes: string[]
  /** The whole page as plain text. */
  brief: string
}

/** What a substitute needs besides the day; the rubric's order. */
export const topics = [
  'rooms',
  'known',
  'early',
  'seating',
  'names',
  'helpers',
  'leaves',
  'needs',
  'fire',
  'lockdown',
  'call',
  'leave_behind',
] as const
export type Topic = (typeof topics)[number]

/** As many letters of a plan as are read. */
export const maxPlanRead = 50_000
