import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a text is cut between its signs, never within one', () => {
  expect(cutText('Ana 😀', 5)).toBe('Ana ')
  expect(cutText('Ana 😀', 6)).toBe('Ana 😀')
  expect(cutText('Ana', 80)).toBe('Ana')
})
