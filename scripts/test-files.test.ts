import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listOurFiles } from './check-names.ts'
import { listImports } from './imported-by.ts'
import { repositoryRoot } from './run-program.ts'
import { chooseTests, listTestFiles } from './test-files.ts'

const files = listTestFiles()
const fileAt = (path: string) => files.find((file) => file.path === path)

test('a test needs a database when something that it imports does, and a journey needs a browser', () => {
  expect(fileAt('scripts/test-files.test.ts')).toMatchObject({ needs: 'nothing' })
  expect(fileAt('server/src/money/giving/receipts/tribute.test.ts')).toMatchObject({ needs: 'database' })
  expect(fileAt('chaos/src/crash.test.ts'), 'across packages').toMatchObject({ needs: 'database' })
  expect(fileAt('e2e/journeys/share.e2e.ts')).toMatchObject({ needs: 'browser' })
})

test('a test that reads rendered pages has them built first, and no other waits for that', () => {
  expect(fileAt('server/src/money/giving/where-a-gift-goes.test.ts')).toMatchObject({ needsPages: true })
  expect(fileAt('server/src/money/giving/receipts/tribute.test.ts')).toMatchObject({ needsPages: false })
})

test('what is imported as a type alone brings nothing along', () => {
  const source = `
    import type { Database } from '../database/database.ts'
    import {
      buildApp,
      type App,
    } from '../app.ts'
    export { draw } from '@tower/contract/matching/draws.ts'
    const late = await import('./late.ts')
    import 'vitest'`
  expect(listImports('server/src/test/some.test.ts', source)).toEqual([
    'server/src/app.ts',
    'contract/src/matching/draws.ts',
    'server/src/test/late.ts',
  ])
})

test('every domain with a database shows at least one path on PGlite as well', () => {
  const domainOf = (path: string) =>
    /^server\/src\/(?:money|matching|spending|people|outreach|oversight|learning)\/\w+(?=\/)/.exec(path)?.[0]
  const domains = (some: typeof files) => new Set(some.map(({ path }) => domainOf(path)))
  const withDatabase = files.filter(({ needs }) => needs === 'database')
  expect(domains(withDatabase.filter(({ onPgliteToo }) => onPgliteToo))).toEqual(domains(withDatabase))
})

test('a file that shows only a part of itself on PGlite has a test for that, and no other file has one', () => {
  const header = ['// @module', 'tag some-on-pglite: '].join('-') // Vitest must not take it for this file's own
  const tag = "tags: 'on-pglite-too'"
  const sources = listOurFiles()
    .filter((path) => path.endsWith('.test.ts') && path !== 'scripts/test-files.test.ts')
    .map((path) => ({ path, source: readFileSync(join(repositoryRoot, path), 'utf8') }))
  const tagged = sources.filter(({ source }) => source.includes(tag)).map(({ path }) => path)
  expect(tagged.length).toBeGreaterThan(40)
  expect(sources.filter(({ source }) => source.startsWith(header)).map(({ path }) => path)).toEqual(tagged)
  expect(tagged.filter((path) => !fileAt(path)?.onPgliteToo)).toEqual([])
})

test('tests are chosen by a part of their path, several at once, and otherwise by words of their title', () => {
  expect(
    chooseTests(files, ['receipts/tribute', 'journeys/share.e2e']).files.map(({ path }) => path),
  ).toEqual(['e2e/journeys/share.e2e.ts', 'server/src/money/giving/receipts/tribute.test.ts'])
  const words = ['every domain with a database', 'shows']
  expect(chooseTests(files, words)).toEqual({
    files: [fileAt('scripts/test-files.test.ts')],
    title: 'every domain with a database shows',
  })
  expect(chooseTests(files, ['nothing has ' + 'this']).files).toEqual([])
})
