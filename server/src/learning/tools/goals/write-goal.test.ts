import { expect, test } from 'vitest'
import { writeGoal } from './write-goal.ts'

const input = {
  studentName: 'Owen Pratt',
  grade: '3',
  disabilityCategory: 'specific_learning_disability',
  today: '2026-11-28',
  language: 'en',
} as const

test('a present level with one number becomes a goal that a stranger could check', () => {
  const goal = writeGoal({
    ...input,
    presentLevel: 'Owen reads aloud 25 words correct per minute in second-grade passages.',
  })

  expect(goal.goalText).toBe(
    'By November 24, 2027, given second-grade text not read before, Owen Pratt will read aloud at least 76 words correct per minute, on 3 measurements in a row, up from a baseline of 25 words correct per minute, as measured by one-minute oral reading probes, recorded every week by the special education teacher. This goal addresses the need in reading fluency.',
  )
  expect(goal.checks.filter(({ passed }) => !passed)).toEqual([])
  expect(goal.source).toContain('(Hasbrouck & Tindal, 2017)')
})

test('a present level without a number asks for one and writes no goal', () => {
  const goal = writeGoal({ ...input, presentLevel: 'Owen reads slowly and guesses at long words.' })
  expect(goal.goalText).toBe('')
  expect(goal.asks.map(({ key }) => key)).toEqual(['number'])
})
