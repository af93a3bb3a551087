/**
 * How far a year should lead, by measure. Where a growth rate is published it is used, with its source; elsewhere a cautious
 * rule of ours, which says so. All of it is a proposal: the IEP team decides.
 *
 * Hasbrouck, J. & Tindal, G. (2017). An update to compiled ORF norms (Technical Report 1702). University of Oregon: average
 *   weekly improvement and spring score of the 50th percentile, grades 1 to 6 (32 weeks from fall to spring; grade 1 from
 *   winter to spring, 16 weeks). Grades 7 and 8: Hasbrouck & Tindal (2006), The Reading Teacher 59(7), 636-644.
 * Fuchs, L. S., Fuchs, D., Hamlett, C. L., Walz, L. & Germann, G. (1993). Formative evaluation of academic progress: How much
 *   growth can we expect? School Psychology Review 22(1), 27-48: realistic weekly growth in math, spelling and maze.
 */
import { writeNumber } from '@tower/contract/learning/tools/goals/name-measure.ts'
import type { GoalDirection, Measure } from '@tower/contract/learning/tools/goals/goal.ts'
import { isPercent, leastGrowthOf } from '@tower/contract/learning/tools/goals/units.ts'
import type { GoalWords } from '@tower/contract/learning/tools/goals/words.en.ts'

type ReadingNorm = { weekly: number; weeks: number; spring: number }

/** Words correct per minute of the 50th percentile, by grade of the text. */
const readingNorms: Record<number, ReadingNorm> = {
  1: { weekly: 1.9, weeks: 16, spring: 60 },
  2: { weekly: 1.6, weeks: 32, spring: 100 },
  3: { weekly: 0.9, weeks: 32, spring: 112 },
  4: { weekly: 1.2, weeks: 32, spring: 133 },
  5: { weekly: 0.8, weeks: 32, spring: 146 },
  6: { weekly: 0.3, weeks: 32, spring: 146 },
  7: { weekly: 0.7, weeks: 32, spring: 150 },
  8: { weekly: 0.6, weeks: 32, spring: 151 },
}
const mathWeekly = [0.3, 0.3, 0.3, 0.3, 0.7, 0.75, 0.45] as const
const spellingWeekly = [1, 1, 1, 0.65, 0.45, 0.3, 0.3] as const
const mazeWeekly = 0.39
/** Weeks of instruction in a year, as the norms count them from fall to spring. */
const weeksOfYear = 32

export type GrowthSource = keyof GoalWords['sources']
export type Growth = {
  number: number
  source: GrowthSource
  /** What stands in the sentence that names the source. */
  values: Record<string, string | number>
  /** The baseline is where readers of such text usually arrive. */
  atNorm?: boolean
}

export type GrowthContext = {
  direction: GoalDirection
  grade: number
  textGrade: number | null
  isReading: boolean
}

/** The number a year from now, and by which rule. It is better than the baseline wherever something better exists. */
export function growInYear(baseline: Measure, context: GrowthContext): Growth {
  if (context.direction === 'decrease') return halve(baseline)
  switch (baseline.unit) {
    case 'words_correct_per_minute':
    case 'words_per_minute':
      return context.isReading ? growReading(baseline.number, context) : growByHalf(baseline)
    case 'digits':
      return growWeekly(baseline, 'fuchs_math', mathWeekly, context.grade)
    case 'letter_sequences':
      return growWeekly(baseline, 'fuchs_spelling', spellingWeekly, context.grade)
    case 'replacements':
      return growWeekly(baseline, 'fuchs_maze', [mazeWeekly], context.grade)
    default:
      return baseline.of !== null || isPercent(baseline.unit) ? goHalfWay(baseline) : growByHalf(baseline)
  }
}

/** A goal can't be better than this; undefined where there is no end. */
export function endOf(measure: Measure, direction: GoalDirection): number | undefined {
  if (direction === 'decrease') return 0
  return isPercent(measure.unit) ? 100 : (measure.of ?? undefined)
}

function growReading(baseline: number, { grade, textGrade }: GrowthContext): Growth {
  const level = Math.min(8, Math.max(1, textGrade ?? grade))
  const { weekly, weeks, spring } = readingNorms[level] as ReadingNorm
  const source = level > 6 ? 'hasbrouck_tindal_2006' : 'hasbrouck_tindal'
  const grown = Math.round(baseline + weekly * weeks)
  const atNorm = baseline >= spring
  const number = atNorm ? grown : Math.max(Math.min(grown, spring), Math.floor(baseline) + 1)
  return { number, source, values: { grade: level, rate: weekly, weeks, top: spring }, atNorm }
}

function growWeekly(
  { number, of }: Measure,
  source: GrowthSource,
  weekly: readonly number[],
  grade: number,
): Growth {
  const level = Math.min(weekly.length - 1, grade)
  const rate = weekly[level] ?? mazeWeekly
  const grown = Math.max(Math.floor(number) + 1, Math.round(number + rate * weeksOfYear))
  return {
    number: of === null ? grown : Math.min(of, grown),
    source,
    values: { grade: grade > 6 ? 6 : Math.max(1, level), rate: writeNumber(rate), weeks: weeksOfYear },
  }
}

/** Half of the way to the top: percentages to the next 5 and, from below 85, no further than 90. */
function goHalfWay(baseline: Measure): Growth {
  const { number, of, unit } = baseline
  const top = of ?? 100
  const half = number + (top - number) / 2
  if (!isPercent(unit)) {
    const step = Number.isInteger(number) ? 1 : 0.5
    return { number: Math.min(top, Math.ceil(half / step) * step), source: 'half_way', values: {} }
  }
  const rounded = Math.ceil(half / 5) * 5
  const grown = number < 85 ? Math.min(90, rounded) : Math.min(100, rounded)
  return { number: grown > number ? grown : top, source: 'half_way', values: {} }
}

function growByHalf({ number, unit }: Measure): Growth {
  // An average grows in parts of a word.
  if (unit === 'words_per_utterance')
    return { number: Math.ceil(number * 15) / 10, source: 'half_more', values: {} }
  const added = Math.max(leastGrowthOf(unit), number / 2, Math.min(number, 10))
  return { number: Math.ceil(number + added), source: 'half_more', values: {} }
}

function halve({ number, unit }: Measure): Growth {
  const half = Math.floor(number / 2)
  const step = isPercent(unit) ? 5 : 1
  return { number: Math.max(0, Math.floor(half / step) * step), source: 'half', values: {} }
}
