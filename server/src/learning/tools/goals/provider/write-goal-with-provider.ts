import { checkGoal } from '@tower/contract/learning/tools/goals/check-goal.ts'
import { composeGoal, composeObjective } from '@tower/contract/learning/tools/goals/compose-goal.ts'
import type { ElementName, Goal, GoalElements } from '@tower/contract/learning/tools/goals/goal.ts'
import { z } from 'zod'
import { readPrompt } from '../../../writer/prompt.ts'
import { requireFacts } from '../../../writer/require-facts.ts'
import { requireLanguage } from '../../../writer/require-language.ts'
import { WriterFailure } from '../../../writer/writer-failure.ts'
import type { Told, Writer } from '../../../writer/writer.ts'
import type { GoalInput } from '../goal-input.ts'

const prompt = readPrompt(new URL('./goal-1.md', import.meta.url))
const words = z.string().trim().min(1).max(300)
/** What a provider may word. Numbers, days and the verb are the rules' alone. */
const WordedElements = z.object({
  condition: words,
  /** Of some goals the verb says it all. */
  detail: z.string().trim().max(300),
  measuredBy: words,
  howOften: words,
  who: words,
  need: words,
})
const worded = ['condition', 'detail', 'measuredBy', 'howOften', 'who', 'need'] as const
const limits = { maxTokens: 700, mostLetters: 2_500 }

export type GoalForProvider = Told & {
  input: GoalInput
  /** What the built-in writer made: its numbers and its day stay. */
  draft: Goal
}

/**
 * The goal with its words by a provider and its numbers by the documented rules. A draft that asks for something is handed back
 * as it is. Throws a `WriterFailure`: then there is no goal, and the credit goes back.
 */
export async function writeGoalWithProvider(
  writer: Writer,
  { input, draft, teacherId, names, abortSignal }: GoalForProvider,
): Promise<Goal> {
  if (draft.elements === null) return draft
  const facts = { 'Present level': input.presentLevel, Draft: draft.goalText, ...partsOf(draft.elements) }
  const written = await writer.writeFields({
    ...{ purpose: 'goal', teacherId, prompt, ...limits, schema: WordedElements, facts },
    values: { language: input.language === 'es' ? 'Spanish' : 'English' },
    names: [input.studentName, ...names],
    ...(abortSignal ? { abortSignal } : {}),
  })
  if (written.detail === '' && draft.elements.detail !== '')
    throw new WriterFailure('unusable', 'the goal lost what is done')
  requireFacts(Object.values(written).filter(Boolean), Object.values(facts))
  requireLanguage(Object.values(written), input.language)
  return wordGoal(draft, { ...draft.elements, ...written })
}

const partsOf = (elements: GoalElements) =>
  Object.fromEntries(worded.map((name) => [name, elements[name]] as const))

/** The goal made again of its elements, as after an edit; what no longer passes the stranger test is no use. */
function wordGoal(draft: Goal, elements: GoalElements): Goal {
  const checks = checkGoal(elements)
  const passed = new Set(draft.checks.filter((check) => check.passed).map(({ key }) => key))
  if (checks.some((check) => !check.passed && passed.has(check.key)))
    throw new WriterFailure('unusable', 'the goal no longer passes the stranger test')
  const changed = worded.filter((name) => elements[name] !== draft.elements?.[name])
  return {
    ...draft,
    goalText: composeGoal(elements),
    elements,
    objectives: draft.objectives.map((objective) => ({
      ...objective,
      text: composeObjective(elements, objective),
    })),
    checks,
    proposed: [...new Set<ElementName>([...draft.proposed, ...changed])],
  }
}
