import { expect, test } from 'vitest'
import { findNameFaults, listOurFiles } from './check-names.ts'

test('names that say what lies inside pass', () => {
  const paths = [
    'README.md',
    'web/src/entry.server.tsx',
    'server/src/open-services.ts',
    'web/src/ui/data-table/data-table.tsx',
    'server/src/matching/draws/draws.routes.test.ts',
    'server/migrations/0001-people.sql',
    'server/migrations/0002-ledger.sql',
  ]
  expect(findNameFaults(paths)).toEqual([])
})

test.each([
  ['server/src/money/ledger/ledger-utils.ts', 'utils'],
  ['web/src/shared/card.tsx', 'shared'],
  ['contract/src/index.ts', 'index'],
  ['server/seeds/draw-data.ts', 'data'],
  ['server/src/money/giving/payment-service.ts', 'service'],
])('%s is refused for its empty word', (path, word) => {
  expect(findNameFaults([path])).toEqual([expect.stringContaining(`"${word}" says nothing`)])
})

test('a name that is not in kebab-case is refused', () => {
  expect(findNameFaults(['web/src/ui/DrawCard.tsx'])).toEqual([expect.stringContaining('kebab-case')])
})

test('a suffix outside the closed list is refused', () => {
  expect(findNameFaults(['server/src/matching/draws/draws.controller.ts'])).toEqual([
    expect.stringContaining('".controller" is not one of our suffixes'),
  ])
})

test('a gap and a double number among the migrations are refused', () => {
  const gap = ['server/migrations/0001-people.sql', 'server/migrations/0003-giving.sql']
  const double = ['server/migrations/0001-giving.sql', 'server/migrations/0001-people.sql']
  expect(findNameFaults(gap)).toEqual([expect.stringContaining('should be 0002')])
  expect(findNameFaults(double)).toEqual([expect.stringContaining('should be 0002')])
})

test('packages, built files and kept data are not ours to name', () => {
  const foreign = listOurFiles().filter((path) => /(^|\/)(node_modules|build)\/|^data\//.test(path))
  expect(foreign).toEqual([])
  expect(listOurFiles()).toContain('scripts/check-names.ts')
})
