import type { Language } from '@tower/contract/language.ts'
import type { DisabilityCategory } from '@tower/contract/learning/tools/goals/goal.ts'

/** A present level as a teacher pastes it, with what the form asks beside it. */
export type FreshLevel = {
  studentName: string
  grade: string
  disabilityCategory: DisabilityCategory
  presentLevel: string
  language: Language
}

/** A plan for a substitute as a teacher pastes it. */
export type FreshPlan = { name: string; language: Language; plan: string }

/** Shortens the rows of a batch of present levels. */
export const level = (
  studentName: string,
  grade: string,
  disabilityCategory: DisabilityCategory,
  presentLevel: string,
  language: Language = 'en',
): FreshLevel => ({ studentName, grade, disabilityCategory, presentLevel, language })
