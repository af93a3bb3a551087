import type { Language } from '@tower/contract/language.ts'
import type { DisabilityCategory, GoalAnswers } from '@tower/contract/learning/tools/goals/goal.ts'

/** What a goal is written from. */
export type GoalInput = {
  studentName: string
  /** "K", "1" to "12", as the class list has it. */
  grade: string
  disabilityCategory: DisabilityCategory | null
  presentLevel: string
  /** The day on which the goal is written, YYYY-MM-DD. */
  today: string
  language: Language
  /** What the teacher answered to what was asked before. */
  answers?: GoalAnswers
}
