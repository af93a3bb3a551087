import { expect, test } from 'vitest'
import { findGoalFault, readTarget } from './goal-draft.ts'

test('a target is a positive whole number of dollars', () => {
  expect(['25', '1250', '80.00', '999999'].map(readTarget)).toEqual([2_500, 125_000, 8_000, 99_999_900])
  for (const dollars of ['0', '-5', '12.50', '1e3', 'ten', '1,25', '1000000', ''])
    expect(readTarget(dollars)).toBeUndefined()
})

test('title and target are asked for before the target is judged', () => {
  const draft = { title: 'Camp', description: '', dollars: '400' }
  expect(findGoalFault(draft)).toBeUndefined()
  expect(findGoalFault({ ...draft, title: ' ', dollars: 'x' })).toBe('incomplete')
  expect(findGoalFault({ ...draft, dollars: '' })).toBe('incomplete')
  expect(findGoalFault({ ...draft, dollars: '-1' })).toBe('badTarget')
})
