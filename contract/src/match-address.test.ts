import { expect, test } from 'vitest'
import { fillAddress } from './address.ts'
import { matchAddress } from './match-address.ts'

test('a path gives back what its address was filled with', () => {
  const values = { programId: 'a b/c', at: '100%' }
  const address = '/programs/:programId/at/:at'
  expect(matchAddress(address, fillAddress(address, values))).toEqual(values)
})

test.each([
  ['/draws/:drawId', '/draws'],
  ['/draws/:drawId', '/draws/'],
  ['/draws/:drawId', '/draws/slots/12'],
  ['/draws', '/draw'],
  ['/portal/sponsor/*', '/portal'],
])('%s is not the address of %s', (address, path) => {
  expect(matchAddress(address, path)).toBeUndefined()
})

test('an open address is that of everything below it, and of itself', () => {
  for (const path of ['/portal/sponsor', '/portal/sponsor/credits', '/portal/sponsor/a/b'])
    expect(matchAddress('/portal/sponsor/*', path)).toEqual({})
})

test('a path that cannot be decoded is taken as it is', () => {
  expect(matchAddress('/t/:code', '/t/%E0%A4')).toEqual({ code: '%E0%A4' })
})
