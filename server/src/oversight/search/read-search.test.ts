import { expect, test } from 'vitest'
import { readSearch } from './read-search.ts'

test.each([
  ['', undefined],
  [' \u0000 ', undefined],
  ['%', undefined],
  ["' \\ _", undefined],
  ['Núñez', { words: "'nunez':*" }],
  ['An Núñez', { words: "'an' & 'nunez':*" }],
  ['dana', { address: 'dana', words: "'dana':*" }],
  ['Dana@Example.org', { address: 'dana@example.org' }],
  ['12', { address: '12', words: "'12'", number: 12 }],
  ['#12', { address: '#12', words: "'12'", number: 12 }],
  ['pt-abc234', { address: 'pt-abc234', words: "'pt' & 'abc234':*", code: 'PT-ABC234' }],
  ["x'); drop table users; --", { words: "'x' & 'drop':* & 'table':* & 'users':*" }],
  ['%%', { address: '%%' }],
])('“%s” is read as what it can mean', (typed, search) => {
  expect(readSearch(typed)).toEqual(search)
})

test('of thousands of words only the first few are looked up, and of a word only its beginning', () => {
  const words = readSearch(
    Array.from({ length: 5_000 }, (_, nth) => `w${nth}${'x'.repeat(90)}`).join(' '),
  )?.words
  expect(words?.length).toBeLessThan(8 * 70)
})
