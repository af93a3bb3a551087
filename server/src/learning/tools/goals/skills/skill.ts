import type { GoalArea, GoalDirection } from '@tower/contract/learning/tools/goals/goal.ts'
import type { UnitKey } from '@tower/contract/learning/tools/goals/units.ts'

/** How a skill is said in a goal. */
export type SkillWords = {
  /** The infinitive of an observable verb. */
  verb: string
  /** The verb where the unit is its object: "use 10 words to request help". */
  itemsVerb?: string
  /** What follows the verb: "multiplication problems". Other wordings after a bar, for where a {slot} of the first is unknown. */
  detail: string
  /** What follows the number where the unit itself is the object: "7 of 10 problems" + "in multiplication". */
  after?: string
  /** The kind of the thing counted, where the present level's own words for it can't be used. */
  sort?: string
  /** The usual condition, proposed where the present level names none. */
  condition: string
}

/** Something that students do, recognized in a present level of either language and said in either. */
export type Skill = {
  key: string
  area: GoalArea
  cue: RegExp
  direction?: GoalDirection
  /** The units that can only be this skill. */
  units?: readonly UnitKey[]
  measuredBy?: MeasureWay
  en: SkillWords
  es: SkillWords
}

/** The ways of measuring; how each is named stands in `setting-words.ts`. */
export type MeasureWay =
  | 'oral_probe'
  | 'probe'
  | 'maze_probe'
  | 'work_samples'
  | 'rubric'
  | 'language_sample'
  | 'trial_record'
  | 'frequency_count'
  | 'interval_record'
  | 'timed_observation'
  | 'task_analysis'
  | 'assignment_log'
  | 'distance_record'
