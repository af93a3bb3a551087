import { expect, test } from 'vitest'
import { placeAt } from './place-at.ts'

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['a', 1, 'bac'],
])('%s put at place %i of abc gives %s', (id, place, order) => {
  expect(placeAt(['a', 'b', 'c'], id, place).join('')).toBe(order)
})
