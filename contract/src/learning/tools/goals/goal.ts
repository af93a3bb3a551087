import type { Language } from '../../../language.ts'
import type { PeriodKey, UnitKey } from './units.ts'

/** The thirteen categories of IDEA (34 CFR 300.8). */
export const disabilityCategories = [
  'autism',
  'deaf_blindness',
  'deafness',
  'emotional_disturbance',
  'hearing_impairment',
  'intellectual_disability',
  'multiple_disabilities',
  'orthopedic_impairment',
  'other_health_impairment',
  'specific_learning_disability',
  'speech_or_language_impairment',
  'traumatic_brain_injury',
  'visual_impairment',
] as const
export type DisabilityCategory = (typeof disabilityCategories)[number]

/** What a goal may be about. */
export const goalAreas = [
  'reading_fluency',
  'reading_comprehension',
  'writing',
  'calculation',
  'problem_solving',
  'communication',
  'behavior',
  'social',
  'motor',
  'self_help',
  'transition',
] as const
export type GoalArea = (typeof goalAreas)[number]

/** How many present-level characters are read; what stands beyond them is named in a note. */
export const maxPresentLevelRead = 8_000

/** So many of a unit ("4 of 5 trials", "42 words correct per minute", "3 times per class period"). */
export type Measure = {
  number: number
  /** Out of how many, where it is a share. */
  of: number | null
  unit: UnitKey
  /** What kind of them, in the words of the present level: "inferential" questions. */
  sort: string
  per: { count: number; period: PeriodKey } | null
}

/** Whether behavior is to grow or to shrink. */
export type GoalDirection = 'increase' | 'decrease'

/** What a goal is made of: the fields that a teacher sees and edits, and from which the sentence is made. */
export type GoalElements = {
  language: Language
  student: string
  area: GoalArea
  /** The last day, YYYY-MM-DD. */
  byDay: string
  /** "given a second-grade passage" */
  condition: string
  /** One observable verb, as a dictionary has it: "read", "leer". */
  verb: string
  /** What the verb is done to or how: "aloud from a second-grade passage". */
  detail: string
  direction: GoalDirection
  criterion: Measure
  /** On how many measurements in a row the criterion is to be met. */
  inARow: number
  baseline: Measure
  measuredBy: string
  howOften: string
  who: string
  /** The need of the present level that the goal answers. */
  need: string
}

/** A step on the way to the goal. */
export type GoalObjective = { byDay: string; criterion: Measure; inARow: number }

/** The elements that may come from us, for the team to look at; all others are the present level's. */
export type ElementName = keyof GoalElements

/** Questions that only the teacher can answer; no goal is made before. */
export type AskKey =
  'number' | 'baseline' | 'area' | 'behavior' | 'student' | 'top' | 'bottom' | 'present_level'

/** Something to look at before the goal is used. */
export type NoteKey =
  | 'team_decides'
  | 'proposed'
  | 'other_names'
  | 'other_numbers'
  | 'cut'
  | 'summer'
  | 'range'
  | 'replacement'
  | 'harder_text'

export type GoalAsk = {
  key: AskKey
  text: string
  /** What may be chosen, where the answer is one of the things found. */
  choices: { value: string; label: string }[]
}

/** One line of the stranger test: could somebody who does not know the student tell whether the goal is met? */
export type GoalCheck = { key: GoalCheckKey; passed: boolean; text: string }
export type GoalCheckKey =
  | 'date'
  | 'condition'
  | 'verb'
  | 'number'
  | 'baseline'
  | 'unit'
  | 'beyond'
  | 'measured'
  | 'often'
  | 'who'
  | 'need'

/** What the teacher answered to what was asked before. */
export type GoalAnswers = {
  /** Where in the present level the baseline stands: the value of the choice. */
  baseline?: number
  area?: GoalArea
  /** The present level is about this student, whatever other name it has. */
  sameStudent?: boolean
  /** The last day of the goal, YYYY-MM-DD, where it is not a year from today. */
  byDay?: string
}

/** A goal, or what must be answered before there is one. */
export type Goal = {
  /** The goal in sentences; empty while something is asked. */
  goalText: string
  elements: GoalElements | null
  objectives: (GoalObjective & { text: string })[]
  asks: GoalAsk[]
  checks: GoalCheck[]
  notes: { key: NoteKey; text: string }[]
  /** Which elements the present level did not give. */
  proposed: ElementName[]
  /** By which rule the criterion was proposed. */
  source: string
}
