import { expect, test } from 'vitest'
import { findProgramFaults, goalCents } from './typed-program.ts'

test('a goal is dollars and never nothing', () => {
  expect(['40000', '40000.50', '0', '-1', '1e9', '100000001', ''].map(goalCents)).toEqual([
    ...[4_000_000, 4_000_050, undefined, undefined, undefined, undefined, undefined],
  ])
})

test('a program is told in both languages', () => {
  const typed = { name: 'A', description: 'B', name_es: ' ', description_es: '', goal: '1' }
  expect(findProgramFaults(typed)).toEqual(['name_es', 'description_es'])
})
