import { expect, test } from 'vitest'
import { readMeanings, readSearch } from './read-search.ts'

test.each([
  ['', undefined],
  [' \u0000 ', undefined],
  ['%', undefined],
  ["' \\ _", undefined],
  ['Núñez', { words: "'nunez':*" }],
  ['An Núñez', { words: "'an' & 'nunez':*" }],
  ['dana', { address: 'dana', words: "'dana':*" }],
  ['Dana@Example.org', { address: 'dana@example.org' }],
  ['12', { address: '12', words: "'12'", number: 12, cents: 1_200, written: '12' }],
  ['#12', { address: '#12', words: "'12'", number: 12, written: '#12' }],
  ['$100', { cents: 10_000 }],
  ['100.00', { cents: 10_000 }],
  ['$1,200.5', { cents: 120_050 }],
  [
    'pt-abc234',
    { address: 'pt-abc234', words: "'pt' & 'abc234':*", code: 'PT-ABC234', written: 'pt-abc234' },
  ],
  ["x'); drop table users; --", { words: "'x' & 'drop':* & 'table':* & 'users':*" }],
  ['%%', { address: '%%' }],
])('“%s” is read as what it can mean', (typed, search) => {
  expect(readSearch(typed.trim())).toEqual(search)
})

test('a kind or a verb before what is looked for says of what it is', () => {
  expect(readMeanings('RB-1008')).toEqual([{ search: { number: 1008 }, kinds: ['reimbursement'] }])
  expect(readMeanings('order #3')).toEqual([{ search: { number: 3, written: '3' }, kinds: ['order'] }])
  expect(readMeanings('Recibo 21')).toEqual([{ search: { number: 21, written: '21' }, kinds: ['payment'] }])
  expect(readMeanings('ticket field trip')).toEqual([
    { search: { words: "'ticket':* & 'field':* & 'trip':*" } },
    { search: { words: "'field':* & 'trip':*", isOfKind: true }, kinds: ['ticket'] },
  ])
  expect(readMeanings('stop monthly')).toEqual([
    { search: { words: "'stop':* & 'monthly':*" } },
    { search: { isLatest: true, isOfKind: true }, kinds: ['monthly_gift'] },
  ])
  expect(readMeanings('refund lodge')).toEqual([
    { search: { words: "'refund':* & 'lodge':*" } },
    { search: { address: 'lodge', words: "'lodge':*" } },
  ])
  expect(readMeanings('Stop')).toHaveLength(1)
  expect(readMeanings(' % ')).toEqual([])
})

test('of thousands of words only the first few are looked up, and of a word only its beginning', () => {
  const words = readSearch(
    Array.from({ length: 5_000 }, (_, nth) => `w${nth}${'x'.repeat(90)}`).join(' '),
  )?.words
  expect(words?.length).toBeLessThan(8 * 70)
})
