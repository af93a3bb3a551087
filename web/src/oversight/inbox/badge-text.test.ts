import { expect, test } from 'vitest'
import { badgeText } from './badge-text.ts'

test('the bell says how many are unseen, 99+ beyond that, and nothing when there are none', () => {
  expect([undefined, 0, 1, 99, 100, 12_345].map(badgeText)).toEqual([
    undefined,
    undefined,
    '1',
    '99',
    '99+',
    '99+',
  ])
})
