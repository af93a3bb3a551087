import { expect, test } from 'vitest'
import { findTraces } from './check-removal.ts'
import { lists, takeOut } from './take-out-domain.ts'

test('stories are taken out by deleting their folders on all sides and their line in each list', () => {
  const { gone, touched } = findTraces({ wing: 'outreach', domain: 'stories' })
  for (const side of ['contract', 'server/src', 'server/seeds', 'web', 'e2e'])
    expect(gone.filter((path) => path.startsWith(`${side}/`)).length, side).toBeGreaterThan(0)
  expect(touched.map(({ path }) => path).filter((path) => !lists.has(path))).toEqual([])
  for (const { path, lines } of touched) {
    const imports = lines.filter((line) => line.startsWith('import '))
    expect(lines, path).toHaveLength(2 * imports.length)
  }
})

test.each([
  ['an object', 'export const all = {\n  ...a,\n  ...b,\n}\n', 'export const all = {\n  ...a,\n}\n'],
  ['a long list', 'export const all = [\n  b,\n  a,\n]\n', 'export const all = [\n  a,\n]\n'],
  ['the end of a short list', 'export const all = [a, b]\n', 'export const all = [a]\n'],
  ['the start of a short list', 'export const all = [...b, a]\n', 'export const all = [a]\n'],
])('what is imported from a domain is taken out of %s', (_, list, left) => {
  const text = `import { a } from './people/a.ts'\nimport { b } from './money/b.ts'\n\n${list}`
  const touched = takeOut('web/src/all.ts', text, (path) => path === 'web/src/money/b.ts')
  expect(touched?.text).toBe(`import { a } from './people/a.ts'\n\n${left}`)
})

test('a file without anything of the domain stays as it is', () => {
  expect(takeOut('web/src/all.ts', `import { a } from './people/a.ts'\n`, () => false)).toBeUndefined()
})
