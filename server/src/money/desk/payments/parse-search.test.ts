import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseGiver, parseSearch } from './parse-search.ts'

test.each([
  ['', {}],
  ['  ', {}],
  ['11111111-1111-4111-8111-11111111111A', { paymentId: '11111111-1111-4111-8111-11111111111a' }],
  ['pi_3abcDEF', { providerId: 'pi_3abcDEF' }],
  ['dp_1', { providerId: 'dp_1' }],
  ['#12', { receiptNumber: 12 }],
  ['12', { receiptNumber: 12, paidCents: 1_200 }],
  ['$12', { paidCents: 1_200 }],
  ['1,250.5', { paidCents: 125_050 }],
  ['800.00', { paidCents: 80_000 }],
  ['Dana@Example.org', { address: 'dana@example.org' }],
  ['dana', { address: 'dana', nameWords: ['dana'] }],
  ['Rosa  Núñez-Ortiz', { nameWords: ['rosa', 'nunez', 'ortiz'] }],
  ["'; drop table", { nameWords: ['drop', 'table'] }],
  ['%', { address: '%' }],
  ['– –', { address: '– –' }],
  ['rosa núñez@', { address: 'rosa núñez@' }],
])('“%s” is read as what it can mean', (typed, search) => {
  expect(parseSearch(typed)).toEqual(search)
})

test.each([
  ['', {}],
  ['57564144', { address: '57564144', nameWords: ['57564144'] }],
  ['#12', { address: '#12', nameWords: ['12'] }],
  ['1,250.5', { address: '1,250.5', nameWords: ['1', '250', '5'] }],
  ['re_union', { address: 're_union', nameWords: ['re', 'union'] }],
  ['  Rosa Núñez ', { nameWords: ['rosa', 'nunez'] }],
])('where givers alone are looked for, “%s” is an address or a name', (typed, search) => {
  expect(parseGiver(typed)).toEqual(search)
})

test('whatever is typed looks for something: only an empty search shows everything', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(Object.keys(parseSearch(typed)).length > 0).toBe(typed.trim() !== '')
    }),
  )
})
