import { disabilityCategories, goalAreas } from '@tower/contract/learning/tools/goals/goal.ts'
import { expect, test } from 'vitest'
import { sheetDay } from '../../../../test/learning/goals/goal-sheet.ts'
import { presentLevels } from '../../../../test/learning/goals/present-levels.ts'
import { scoreGoal } from '../../../../test/learning/goals/score-goal.ts'
import { writeGoal } from './write-goal.ts'

test('thirty present levels of all areas, categories and grades become goals that score twelve of twelve', ({
  task,
}) => {
  const missed = presentLevels.flatMap((given) => {
    const goal = writeGoal({ ...given, today: sheetDay })
    if (!goal.elements) return [`${given.studentName}: asks ${goal.asks.map(({ key }) => key).join(', ')}`]
    const score = Object.entries(scoreGoal(goal, given, sheetDay))
    return score.filter(([, met]) => !met).map(([line]) => `${given.studentName}: ${line}: ${goal.goalText}`)
  })
  task.meta.rows = presentLevels.length

  expect(missed).toEqual([])
  expect(presentLevels).toHaveLength(30)
  expect(new Set(presentLevels.map(({ area }) => area))).toEqual(new Set(goalAreas))
  expect(new Set(presentLevels.map(({ disabilityCategory }) => disabilityCategory))).toEqual(
    new Set(disabilityCategories),
  )
  expect(new Set(presentLevels.map(({ grade }) => grade)).size).toBe(13)
})

test('each of the thirty passes the same rubric in the other language, with the same numbers', ({ task }) => {
  const missed = presentLevels.flatMap((given) => {
    const [goal, other] = [given.language, given.language === 'en' ? 'es' : 'en'].map((language) =>
      writeGoal({ ...given, language: language as 'en' | 'es', today: sheetDay }),
    )
    if (!goal || !other?.elements) return [`${given.studentName}: no goal in the other language`]
    const score = Object.entries(scoreGoal(other, given, sheetDay)).filter(([, met]) => !met)
    const numbersDiffer = goal.elements?.criterion.number !== other.elements.criterion.number
    return [...score.map(([line]) => line), ...(numbersDiffer ? ['another criterion'] : [])].map(
      (fault) => `${given.studentName}: ${fault}: ${other.goalText}`,
    )
  })
  task.meta.rows = presentLevels.length
  expect(missed).toEqual([])
})
