import { hostileTargets } from '@tower/contract/people/hostile-targets.ts'
import { expect, test } from 'vitest'
import { checkRows } from '../../../test/check-rows.ts'
import { readReturnAddress } from './return-address.ts'

const origin = 'https://tower.example'
const read = (value: string | null) => readReturnAddress(value, origin, '/donate/success')

// An empty one is none at all, and leads to the usual page.
const elsewhere = hostileTargets.filter((target) => target !== '')

test('a giver is never sent from the payment page to another site', (context) =>
  checkRows(context, elsewhere, (target) =>
    expect(() => read(target)).toThrow('The return address must be on this site.'),
  ))

test.each([
  [null, 'https://tower.example/donate/success'],
  ['', 'https://tower.example/donate/success'],
  ['/sponsor?status=success', 'https://tower.example/sponsor?status=success'],
  ['https://tower.example/sponsor?status=success#top', 'https://tower.example/sponsor?status=success#top'],
  ['https://tower.example', 'https://tower.example/'],
  ['/done?session_id={CHECKOUT_SESSION_ID}', 'https://tower.example/done?session_id={CHECKOUT_SESSION_ID}'],
])('%j leads back to %s', (given, address) => {
  expect(read(given)).toBe(address)
})
