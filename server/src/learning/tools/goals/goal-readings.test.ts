import { disabilityCategories, goalAreas } from '@tower/contract/learning/tools/goals/goal.ts'
import { expect, test } from 'vitest'
import { sheetDay } from '../../../../test/learning/goals/goal-sheet.ts'
import { scoreGoal } from '../../../../test/learning/goals/score-goal.ts'
import { firstGoals } from '../../../../test/learning/readings/fresh/first-goals.ts'
import { secondGoals } from '../../../../test/learning/readings/fresh/second-goals.ts'
import { thirdGoals } from '../../../../test/learning/readings/fresh/third-goals.ts'
import { goalReadings, numberlessReadings } from '../../../../test/learning/readings/goal-readings.ts'
import { laterGoals } from '../../../../test/learning/readings/later-goals.ts'
import { writeGoal } from './write-goal.ts'

test('thirty more present levels, as samples of IEPs have them, become goals of 12 of 12 in both languages', ({
  task,
}) => {
  const missed = goalReadings.flatMap((given) =>
    (['en', 'es'] as const).flatMap((language) => {
      const goal = writeGoal({ ...given, language, today: sheetDay })
      if (!goal.elements) return [`${given.studentName}: asks ${goal.asks.map(({ key }) => key).join(', ')}`]
      const score = Object.entries(scoreGoal(goal, given, sheetDay))
      return score
        .filter(([, met]) => !met)
        .map(([line]) => `${given.studentName}: ${line}: ${goal.goalText}`)
    }),
  )
  task.meta.rows = goalReadings.length * 2

  expect(missed).toEqual([])
  expect(goalReadings).toHaveLength(30)
  expect(new Set(goalReadings.map(({ area }) => area))).toEqual(new Set(goalAreas))
  expect(new Set(goalReadings.map(({ disabilityCategory }) => disabilityCategory))).toEqual(
    new Set(disabilityCategories),
  )
})

test('a present level without a number that can be measured again is asked for one', () => {
  for (const given of numberlessReadings) {
    const whole = { ...given, grade: '6', disabilityCategory: 'autism' as const, today: sheetDay }
    const goal = writeGoal(whole)
    expect(goal.goalText).toBe('')
    expect(
      goal.asks.map(({ key }) => key),
      given.presentLevel,
    ).toEqual(['number'])
  }
})

test('twenty later present levels become goals that pass the stranger test in both languages, and ask nothing', ({
  task,
}) => {
  const asked: Record<string, string> = {}
  for (const given of laterGoals)
    for (const language of ['en', 'es'] as const) {
      const { checks, asks } = writeGoal({ ...given, language, today: sheetDay })
      const [ask] = asks
      if (ask) asked[given.studentName] = ask.key
      else expect(checks.filter(({ passed }) => !passed).map(({ key }) => key)).toEqual([])
    }
  task.meta.rows = laterGoals.length * 2
  expect(asked).toEqual({})
})

test('forty-five fresh present levels become goals that pass the stranger test in both languages, and ask nothing', ({
  task,
}) => {
  const fresh = [...firstGoals, ...secondGoals, ...thirdGoals]
  const missed = fresh.flatMap((given) =>
    (['en', 'es'] as const).flatMap((language) => {
      const { checks, asks } = writeGoal({ ...given, language, today: sheetDay })
      return [...asks, ...checks.filter(({ passed }) => !passed)].map(
        ({ key }) => `${given.studentName}: ${key}`,
      )
    }),
  )
  task.meta.rows = fresh.length * 2
  expect(missed).toEqual([])
})
