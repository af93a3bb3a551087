import { expect, test } from 'vitest'
import { digitsOf } from './code-form.tsx'

test.each([
  ['407122', '407122'],
  [' 407 122 ', '407122'],
  ['407-122', '407122'],
  ['code: 4071', '4071'],
  ['4071229', '407122'],
])('a code pasted as %j is read as %s', (pasted, code) => {
  expect(digitsOf(pasted)).toBe(code)
})
