import { checkGoalText } from '@tower/contract/learning/tools/goals/check-goal.ts'
import { expect, test } from 'vitest'
import { sheetDay } from '../../../../test/learning/goals/goal-sheet.ts'
import { presentLevels } from '../../../../test/learning/goals/present-levels.ts'
import { writeGoal } from './write-goal.ts'

test('each of the thirty goals passes the stranger test as a text too, in both languages, and fails it without its parts', ({
  task,
}) => {
  const open = (text: string, language: 'en' | 'es') =>
    checkGoalText(text, language).flatMap(({ key, passed }) => (passed ? [] : [key]))
  const missed = presentLevels.flatMap((given) =>
    (['en', 'es'] as const).flatMap((language) => {
      const { goalText } = writeGoal({ ...given, language, today: sheetDay })
      return open(goalText, language).map((key) => `${key}: ${goalText}`)
    }),
  )
  task.meta.rows = presentLevels.length
  expect(missed).toEqual([])
  expect(open('Mateo will understand fractions better.', 'en')).toEqual([
    ...['date', 'condition', 'verb', 'number', 'baseline', 'unit'],
    ...['beyond', 'measured', 'often', 'who', 'need'],
  ])
  expect(open('Mateo comprenderá mejor las fracciones.', 'es')).toContain('verb')
})
