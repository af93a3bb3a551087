import { expect, test } from 'vitest'
import { usualMs } from './usual-ms.ts'

test('a toast of a few words goes after two and a half seconds', () => {
  for (const text of ['Budget saved', 'Order marked fulfilled', 'Share link copied to clipboard'])
    expect(usualMs({ text })).toBe(2_500)
})

test('a toast with a sentence to read or something to press stays for six seconds', () => {
  expect(usualMs({ text: 'The packet is released, and its link is copied.' })).toBe(6_000)
  expect(usualMs({ text: 'Budget locked', action: { label: 'Undo' } })).toBe(6_000)
})
