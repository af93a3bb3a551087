import { expect, test } from 'vitest'
import { usualMs } from './usual-ms.ts'

test('a toast goes after two and a half seconds, however many words it has', () => {
  expect(usualMs({})).toBe(2_500)
  expect(usualMs({ tone: 'success' })).toBe(2_500)
})

test('a toast with something to press, or one that says what failed, stays for six seconds', () => {
  expect(usualMs({ action: { label: 'Undo' } })).toBe(6_000)
  expect(usualMs({ tone: 'danger' })).toBe(6_000)
})
