import { expect, test } from 'vitest'
import { chooseChanged, patternOf } from './changed-tests.ts'
import type { MappedDomain } from './domain-map.ts'
import type { TestFile } from './test-files.ts'

const domain = (name: string, wing: string, floor: number, reads: string[] = []): MappedDomain => ({
  ...{ name, wing, floor, owns: [name], reads },
})
const map = [
  domain('closing', 'money', 6, ['orders']),
  domain('orders', 'spending', 4),
  domain('cards', 'spending', 4),
]

const file = (path: string, needs: TestFile['needs'] = 'database'): TestFile => ({
  ...{ path, needs, onPgliteToo: false },
})
const tests = [
  file('contract/src/spending/orders.test.ts', 'nothing'),
  file('e2e/journeys/order-list.e2e.ts', 'browser'),
  file('e2e/journeys/order-races.e2e.ts', 'browser'),
  file('e2e/journeys/orders-by-hand.e2e.ts', 'browser'),
  file('e2e/journeys/sign-in.e2e.ts', 'browser'),
  file('server/src/contract-tests/access.test.ts'),
  file('server/src/contract-tests/routes.test.ts'),
  file('server/src/money/closing/closing.routes.test.ts'),
  file('server/src/money/closing/year/year.test.ts'),
  file('server/src/spending/cards/cards.routes.test.ts'),
  file('server/src/spending/orders/orders.routes.test.ts'),
  file('server/src/spending/orders/returns/returns.test.ts'),
  file('web/src/spending/orders/order-card.test.tsx', 'nothing'),
]
const choose = (changed: string[], cost = 1) => {
  const { files, left, ...told } = chooseChanged(changed, tests, map, () => cost)
  return { files: files.map(({ path }) => path), left, ...told }
}

test('a changed file brings the tests beside it, then those of its domain, then the calls of who may call it', () => {
  const { files, reasons } = choose(['server/src/spending/orders/returns/return-order.ts'])
  expect(files).toEqual([
    'server/src/spending/orders/returns/returns.test.ts',
    'server/src/contract-tests/access.test.ts',
    'contract/src/spending/orders.test.ts',
    'server/src/spending/orders/orders.routes.test.ts',
    'web/src/spending/orders/order-card.test.tsx',
    'server/src/money/closing/closing.routes.test.ts',
  ])
  expect(reasons).toContain('calls of closing, which stands above: 1 of 1 files')
})

test('what does not fit into a minute is left, and named', () => {
  const { files, left } = choose(['server/src/spending/orders/returns/return-order.ts'], 25)
  expect(files).toEqual([
    'server/src/spending/orders/returns/returns.test.ts',
    'server/src/contract-tests/access.test.ts',
  ])
  expect(left).toHaveLength(4)
})

test('a changed page brings at most two of the journeys that are named like it, and a changed journey itself', () => {
  const { files, left } = choose(['web/src/portals/admin/orders-page.tsx'])
  expect(files).toEqual(['e2e/journeys/order-list.e2e.ts', 'e2e/journeys/order-races.e2e.ts'])
  expect(left).toEqual(['e2e/journeys/orders-by-hand.e2e.ts'])
  expect(choose(['e2e/journeys/sign-in.e2e.ts']).files).toEqual(['e2e/journeys/sign-in.e2e.ts'])
})

test('of the tests that go through every call, those of the domain run, and all where they changed themselves', () => {
  const pattern = new RegExp(patternOf([{ name: 'orders' }]))
  expect(pattern.test('orders.place lets in whom it declares')).toBe(true)
  expect(pattern.test('cards.issue-one lets in whom it declares')).toBe(false)
  expect(pattern.test('an order ships once. nobody pays twice')).toBe(true)
  expect(new RegExp(patternOf([])).test('cards.issue lets in')).toBe(false)
  expect(choose(['server/src/contract-tests/access.test.ts']).pattern).toBeUndefined()
})
