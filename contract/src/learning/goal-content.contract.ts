import { z } from 'zod'
import { languages } from '../language.ts'
import { maxGoalPartLength, maxGoalTextLength, mostAskChoices } from './tools.ts'
import { disabilityCategories, goalAreas } from './tools/goals/goal.ts'
import { type PeriodKey, periods, type UnitKey, units } from './tools/goals/units.ts'

const words = z.string().max(maxGoalPartLength)
const day = z.string().max(10)
const unitKeys = Object.keys(units) as [UnitKey, ...UnitKey[]]
const periodKeys = Object.keys(periods) as [PeriodKey, ...PeriodKey[]]
const number = z.number().min(0).max(1_000_000)

const Measure = z.object({
  number,
  of: number.nullable(),
  unit: z.enum(unitKeys),
  sort: words,
  per: z.object({ count: number, period: z.enum(periodKeys) }).nullable(),
})

const inARow = z.number().int().min(1).max(100)

/** What a goal is made of. */
export const GoalElements = z.object({
  language: z.enum(languages),
  student: words,
  area: z.enum(goalAreas),
  byDay: day,
  condition: words,
  verb: words,
  detail: words,
  direction: z.enum(['increase', 'decrease']),
  criterion: Measure,
  inARow,
  baseline: Measure,
  measuredBy: words,
  howOften: words,
  who: words,
  need: words,
})

const Told = z.object({ key: z.string().max(40), text: z.string().max(2_000) })

/** What only the teacher can answer before there is a goal. */
export const GoalAsk = Told.extend({
  choices: z.array(z.object({ value: z.string().max(40), label: z.string().max(200) })).max(mostAskChoices),
})

/** What a teacher answered to what was asked before. */
export const GoalAnswers = z.object({
  baseline: z.number().int().min(0).max(100_000).optional(),
  area: z.enum(goalAreas).optional(),
  sameStudent: z.boolean().optional(),
})

/** An annual goal with its elements, steps and the stranger test. */
export const GoalContent = z.object({
  tool: z.literal('iep-goal'),
  goal_text: z.string().max(maxGoalTextLength),
  elements: GoalElements,
  objectives: z
    .array(z.object({ byDay: day, criterion: Measure, inARow, text: z.string().max(3_000) }))
    .max(6),
  checks: z.array(Told.extend({ passed: z.boolean() })).max(40),
  notes: z.array(Told).max(40),
  /** By which rule the criterion was proposed. */
  source: z.string().max(2_000),
  disability_category: z.enum(disabilityCategories).nullable(),
})
export type GoalContent = z.infer<typeof GoalContent>
