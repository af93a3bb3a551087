import { z } from 'zod'
import { languages } from '../../../language.ts'
import { disabilityCategories, goalAreas, type GoalElements } from './goal.ts'
import { periods, units, type PeriodKey, type UnitKey } from './units.ts'

const Words = z.string().max(400)
const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as [Key, ...Key[]]

const Measure = z.object({
  number: z.number().min(0).max(1_000_000),
  of: z.number().positive().max(1_000_000).nullable(),
  unit: z.enum(keysOf<UnitKey>(units)),
  sort: z.string().max(100),
  per: z
    .object({ count: z.number().positive().max(10_000), period: z.enum(keysOf<PeriodKey>(periods)) })
    .nullable(),
})

/** The fields that make up the sentence of a goal. */
export const GoalFields = z.object({
  language: z.enum(languages),
  student: z.string().max(200),
  area: z.enum(goalAreas),
  by_day: z.iso.date(),
  condition: Words,
  verb: z.string().max(60),
  detail: Words,
  direction: z.enum(['increase', 'decrease']),
  criterion: Measure,
  in_a_row: z.number().int().min(1).max(20),
  baseline: Measure,
  measured_by: Words,
  how_often: Words,
  who: Words,
  need: Words,
}) satisfies z.ZodType<GoalElements>

const elementNames = keysOf(GoalFields.shape)

/** A goal as its teacher works on it; while something is asked, it has no text and no elements. */
export const GoalContent = z.object({
  tool: z.literal('iep-goal'),
  goal_text: z.string().max(8_000),
  elements: GoalFields.nullable(),
  objectives: z
    .array(
      z.object({
        by_day: z.iso.date(),
        criterion: Measure,
        in_a_row: z.number().int().min(1).max(20),
        text: z.string().max(8_000),
      }),
    )
    .max(3),
  asks: z.array(
    z.object({
      key: z.enum(['number', 'baseline', 'area', 'behavior', 'student', 'top', 'bottom', 'present_level']),
      text: z.string(),
      choices: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
  checks: z.array(
    z.object({
      key: z.enum([
        ...(['date', 'condition', 'verb', 'number', 'baseline', 'unit'] as const),
        ...(['beyond', 'measured', 'often', 'who', 'need'] as const),
      ]),
      passed: z.boolean(),
      text: z.string(),
    }),
  ),
  notes: z.array(
    z.object({
      key: z.enum([
        ...(['team_decides', 'proposed', 'other_names', 'cut'] as const),
        ...(['summer', 'range', 'replacement', 'harder_text'] as const),
      ]),
      text: z.string(),
    }),
  ),
  proposed: z.array(z.enum(elementNames)),
  source: z.string(),
})
export type GoalContent = z.infer<typeof GoalContent>

/** What a teacher answers to what the tool asked. */
export const GoalAnswersGiven = z.object({
  baseline: z.number().int().min(0).max(100_000).optional(),
  area: z.enum(goalAreas).optional(),
  same_student: z.boolean().optional(),
  by_day: z.iso.date().optional(),
})

export const DisabilityCategoryName = z.enum(disabilityCategories)
