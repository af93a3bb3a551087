import type { Topic } from '../brief.ts'
import { emptyPlan, type Plan } from './plan.ts'

/** A plan while it is read, line by line. */
export type Reading = Plan & {
  day: string
  topic: Topic | null
  isLoose: boolean
  afterGap: boolean
  inEntry: boolean
  /** The list of the day is over: what comes after a gap is about all of it. */
  isOver: boolean
  carried: Topic | null
  /** The lesson of several classes that the lines below go on with. */
  inLesson: boolean
  inBlock: boolean
  /** The sentence before in the same line. */
  before: string
  /** Whether the plan labels what it says by grades ("2-3: tag"). */
  hasGrades: boolean
}

export function newReading(): Reading {
  return {
    ...emptyPlan(),
    ...{
      day: '',
      topic: null,
      isLoose: false,
      afterGap: false,
      inEntry: false,
      isOver: false,
      carried: null,
      inLesson: false,
      inBlock: false,
      before: '',
      hasGrades: false,
    },
  }
}

/** Keeps what is said of a topic, once. */
export function tell(reading: Reading, topic: Topic, words: string): void {
  if (!reading.told[topic].includes(words)) reading.told[topic].push(words)
}
