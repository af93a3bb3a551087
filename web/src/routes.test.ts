import { listPages } from '@tower/contract/pages.ts'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

function addressesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children, index }) =>
    children ? addressesOf(children) : path !== undefined || index ? [`/${path ?? ''}`] : [],
  )
}

test('every declared page has its file, and no page stands at an address that was not declared', () => {
  const declared = listPages().map(({ address }) => address)
  expect(addressesOf(routes).sort()).toEqual([...declared, '/*'].sort())
})
