import { expect, test } from 'vitest'
import { parseSearch } from './parse-search.ts'

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
  ['Rosa  Núñez-Ortiz', { nameWords: ['rosa', 'núñez', 'ortiz'] }],
  ["'; drop table", { nameWords: ['drop', 'table'] }],
  ['%', { address: '%' }],
])('“%s” is read as what it can mean', (typed, search) => {
  expect(parseSearch(typed)).toEqual(search)
})
