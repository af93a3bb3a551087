import { expect, test } from 'vitest'
import { answersQuestion } from './use-enter-key.ts'

const enter = { key: 'Enter', repeat: false, isComposing: false, defaultPrevented: false }

test('Enter answers a question that somebody has had time to see, and nothing that was held down, composed or taken before', () => {
  expect(answersQuestion(enter, 400)).toBe(true)
  expect(answersQuestion({ ...enter, key: 'a' }, 400)).toBe(false)
  // The second of two presses in a hurry, or the key that opened it and is still down.
  expect(answersQuestion(enter, 80)).toBe(false)
  expect(answersQuestion({ ...enter, repeat: true }, 400)).toBe(false)
  expect(answersQuestion({ ...enter, isComposing: true }, 400)).toBe(false)
  expect(answersQuestion({ ...enter, defaultPrevented: true }, 400)).toBe(false)
})
