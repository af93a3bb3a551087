import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch } from './parse-search.ts'

test.each([
  ['', {}],
  ['RB-12', { number: 12 }],
  ['12', { number: 12, totalCents: 1_200 }],
  ['Dana@Example.org', { address: 'dana@example.org' }],
  ['glue', { address: 'glue', words: ['glue'], nameWords: ['glue'] }],
  ['Señora  Peña', { words: ['señora', 'peña'], nameWords: ['senora', 'pena'] }],
  ['? ?', { address: '? ?' }],
  ['Dana <dana@example.org>', { address: 'dana <dana@example.org>' }],
])('“%s” is read as what it can mean', (typed, search) => {
  expect(parseSearch(typed)).toEqual(search)
})

test('whatever is typed looks for something: only an empty search shows everything', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(Object.keys(parseSearch(typed)).length > 0).toBe(typed.trim() !== '')
    }),
  )
})
