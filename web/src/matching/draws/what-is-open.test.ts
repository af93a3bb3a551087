import { expect, test } from 'vitest'
import { whatIsOpen } from './what-is-open.ts'

test('a voided draw promises a list only where one was fixed, and a seed only where it was opened', () => {
  expect(whatIsOpen({ opened_seed: 'a', entries_hash: 'b' })).toBe('listed')
  expect(whatIsOpen({ opened_seed: 'a', entries_hash: null })).toBe('unlisted')
  expect(whatIsOpen({ opened_seed: null, entries_hash: 'b' })).toBe('unopened')
})
