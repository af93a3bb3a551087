import type { GoalContent } from '@tower/contract/learning/goal-content.contract.ts'
import type { DisabilityCategory, Goal, GoalAnswers } from '@tower/contract/learning/tools/goals/goal.ts'
import type { Language } from '@tower/contract/language.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findStudent } from '../../students/list-students.ts'
import { writeGoal } from '../goals/write-goal.ts'
import type { ShownResult } from '../results/results.queries.ts'
import { type Asked, generateResult, NothingWritten } from './generate-result.ts'

export type GenerateGoal = Asked & {
  studentId: string
  grade: string | undefined
  disabilityCategory: DisabilityCategory
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
  const { actor, studentId, disabilityCategory, presentLevel, today, language, answers } = wish
  const student = await services.database.read((tx) =>
    findStudent(tx, { id: studentId, teacherId: actor.userId }),
  )
  if (!student) throw new Refusal('students.not_found')
  const write = (): GoalContent => {
    const goal = writeGoal({
      ...{ disabilityCategory, presentLevel, today, language, answers },
      studentName: student.full_name,
      grade: wish.grade || student.grade || '',
    })
    const { goalText, elements, objectives, checks, notes, source } = goal
    if (!elements) throw new NothingWritten(goal)
    return {
      ...{ tool: 'iep-goal', goal_text: goalText, elements, objectives, checks, notes, source },
      disability_category: disabilityCategory,
    }
  }
  try {
    return {
      result: await generateResult(services, {
        ...wish,
        tool: 'iep-goal',
        failure: 'tools.goal_failed',
        write,
      }),
    }
  } catch (error) {
    if (error instanceof NothingWritten) return { asks: error.answer as Goal }
    throw error
  }
}
