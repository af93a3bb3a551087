import { expect, test } from 'vitest'
import { gradeInWords } from './grade-words.ts'

test('a bare grade is said to be one, and whatever says more stays as it was typed', () => {
  const read = (grade: string) => gradeInWords(grade, 'Grade {grade}')
  expect(['3', ' 10 ', 'K', 'Pre-K'].map(read)).toEqual(['Grade 3', 'Grade 10', 'Grade K', 'Grade Pre-K'])
  expect(['3rd grade', 'Grado 3', 'Room 12'].map(read)).toEqual(['3rd grade', 'Grado 3', 'Room 12'])
})
