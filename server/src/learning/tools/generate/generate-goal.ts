import type { GoalContent } from '@tower/contract/learning/goal-content.contract.ts'
import type { DisabilityCategory, Goal, GoalAnswers } from '@tower/contract/learning/tools/goals/goal.ts'
import type { Language } from '@tower/contract/language.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { writeGoalWithProvider } from '../goals/provider/write-goal-with-provider.ts'
import type { GoalInput } from '../goals/goal-input.ts'
import { writeGoal } from '../goals/write-goal.ts'
import type { ShownResult } from '../results/results.queries.ts'
import { type Asked, generateResult, NothingWritten } from './generate-result.ts'
import { readOwnPeople } from './read-own-people.ts'
import { wordWithProvider } from './word-with-provider.ts'

export type GenerateGoal = Asked & {
  studentId: string
  grade: string | undefined
  disabilityCategory: DisabilityCategory | null
  presentLevel: string
  /** YYYY-MM-DD where the teacher is. */
  today: string
  language: Language
  answers: GoalAnswers
}

/** A goal that is kept, or what the tool asks for first. */
export type GeneratedGoal = { result: ShownResult } | { asks: Goal }

/** Writes an annual goal for a student of the own list. A question costs nothing: the use is given back. */
export async function generateGoal(services: Services, wish: GenerateGoal): Promise<GeneratedGoal> {
  try {
    const result = await generateResult(services, {
      ...wish,
      tool: 'iep-goal',
      failure: 'tools.goal_failed',
      write: async () => writeContent(services, wish, await readFacts(services, wish)),
    })
    return { result }
  } catch (error) {
    if (error instanceof GoalAsks) return { asks: error.goal }
    throw error
  }
}

/** There is no goal yet: the draft asks for what is missing in the present level. */
class GoalAsks extends NothingWritten {
  readonly goal: Goal

  constructor(goal: Goal) {
    super('the goal asks for something first')
    this.goal = goal
  }
}

type GoalFacts = { input: GoalInput; names: string[] }

async function writeContent(
  services: Services,
  wish: GenerateGoal,
  { input, names }: GoalFacts,
): Promise<GoalContent> {
  const draft = writeGoal(input)
  if (!draft.elements) throw new GoalAsks(draft)
  const goal = await wordWithProvider(services, wish, draft, (writer) =>
    writeGoalWithProvider(writer, { input, draft, teacherId: wish.actor.userId, names }),
  )
  return { ...contentOf(goal), disability_category: wish.disabilityCategory }
}

async function readFacts(services: Services, wish: GenerateGoal): Promise<GoalFacts> {
  const { actor, studentId, disabilityCategory, presentLevel, today, language, answers } = wish
  const { students, names } = await services.database.read((tx) =>
    readOwnPeople(tx, { teacherId: actor.userId, at: services.clock.now() }),
  )
  const student = students.find(({ id }) => id === studentId)
  if (!student) throw new Refusal('students.not_found')
  const grade = wish.grade || student.grade || ''
  return {
    input: {
      ...{ disabilityCategory, presentLevel, today, language, answers, grade },
      studentName: student.full_name,
    },
    names,
  }
}

function contentOf(goal: Goal): Omit<GoalContent, 'disability_category'> {
  const { goalText, elements, objectives, checks, notes, source } = goal
  if (!elements) throw new GoalAsks(goal)
  return { tool: 'iep-goal', goal_text: goalText, elements, objectives, checks, notes, source }
}
