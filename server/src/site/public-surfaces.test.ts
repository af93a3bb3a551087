import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import { listPages } from '@tower/contract/pages.ts'
import { expect, test } from 'vitest'
import { buildCanaries, type Canary, type Fact, facts } from '../../test/site/build-canaries.ts'
import { buildPages } from '../../test/site/build-pages.ts'
import { checkRows } from '../test/check-rows.ts'

const manual = readFileSync(join(import.meta.dirname, '../../../docs/operations/privacy.md'), 'utf8')

/** What the manual allows, by the name of a call or the address of a page. */
const allowed = new Map(
  [...manual.matchAll(/^- `([^`]+)`: (.+)\.$/gm)].map(([, surface = '', said = '']) => [
    surface,
    facts.filter((fact) => said.includes(fact)),
  ]),
)

const calls: readonly AnyEndpoint[] = endpoints.filter(
  ({ access, method }) => access === 'public' && method === 'GET',
)
/** Pages of the portals render nothing on the server but their frame. */
const pages = listPages().filter(({ portal, sameAs }) => portal === undefined && sameAs === undefined)

test('the manual lists each public call and page, and no other', () => {
  const surfaces = [...calls.map(({ name }) => name), ...pages.map(({ address }) => address)]
  expect([...allowed.keys()].toSorted()).toEqual(surfaces.toSorted())
  for (const fact of facts) expect([...allowed.values()].flat()).toContain(fact)
})

test('no public call answers a word of people that the manual does not allow it, and each allowed one is met somewhere', async (context) => {
  const world = await buildPages()
  const built = await buildCanaries(world.services)
  const met = new Set<Fact>()
  const statuses = new Map<string, number>()
  await checkRows(context, calls, async (call) => {
    for (const url of addressesOf(call.path, call.name, built)) {
      const { statusCode, body } = await world.app.inject(url)
      statuses.set(call.name, statusCode)
      expect(statusCode, url).toBeLessThan(500)
      for (const fact of readFacts(call.name, body, built.canaries)) met.add(fact)
    }
  })
  expect([...met].toSorted()).toEqual([...facts].toSorted())
  // Those that show people to strangers were really answered.
  for (const name of [
    'prospects.list',
    'prospects.detail',
    'draws.read',
    'share-links.resolve',
    'sponsor-profiles.read',
  ])
    expect(statuses.get(name), name).toBe(200)
})

test('no public page shows a word of people that the manual does not allow it; those of athletes stay out of search engines', async (context) => {
  const world = await buildPages()
  const built = await buildCanaries(world.services)
  const visitor = world.visitor()
  await checkRows(context, pages, async ({ address }) => {
    for (const path of addressesOf(address, address, built)) {
      const page = await visitor.open(path)
      expect(page.status, path).toBeLessThan(500)
      readFacts(address, page.body, built.canaries)
      if (address === '/prospect/:prospectId')
        expect(page.headers['x-robots-tag']).toBe('noindex, noarchive, noimageindex')
    }
  })
})

type Built = Awaited<ReturnType<typeof buildCanaries>>

const nobody = '00000000-0000-4000-8000-000000000000'

/** A surface under the addresses of this world; what it has none of is asked for under one of nobody. */
function addressesOf(path: string, name: string, built: Built): string[] {
  const values: Readonly<Record<string, string>> = {
    ...{ prospectId: built.shownId, drawId: built.drawId, handle: built.handle },
    ...{ programId: 'sponsor-athlete', page: 'home', number: '1', kind: 'badges', look: '1' },
    ...{ code: path.includes('books') ? 'no-book-of-anybody' : built.code },
  }
  const filled = path.replaceAll(/:(\w+)/g, (_, part: string) => values[part] ?? nobody).replace('/*', '')
  const queries: Readonly<Record<string, readonly string[]>> = {
    'prospects.list': ['', '?sport=Track&pageSize=50'],
    'prospects.detail': [`?id=${built.shownId}`, `?id=${built.bareId}`],
    'giving.athlete-report': [`?prospect_id=${built.shownId}`],
    'classrooms.resolve-code': [`?code=${built.code}`],
    'share-links.resolve': [`?code=${built.code}`],
    'nominations.find-classrooms': ['?teacher=Ms%20Rivera&school=Ruskin'],
  }
  const bare = name === '/prospect/:prospectId' ? [`/prospect/${built.bareId}`] : []
  return [...(queries[name] ?? ['']).map((query) => `${filled}${query}`), ...bare]
}

/** The facts that an answer holds; one that the manual does not allow it is a fault. */
function readFacts(surface: string, body: string, canaries: readonly Canary[]): Fact[] {
  const held = canaries.filter(([word]) => body.includes(word))
  const may = allowed.get(surface) ?? []
  expect(
    held.filter(([, fact]) => fact === undefined || !may.includes(fact)),
    surface,
  ).toEqual([])
  return held.flatMap(([, fact]) => fact ?? [])
}
