import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './run-program.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const rows = [...read('docs/guides/journeys.md').matchAll(/^\| `([\w-]+)` \| (.*?) \| (.*?) \| (.*?) \|$/gm)]
const files = globSync('e2e/journeys/*.e2e.ts', { cwd: repositoryRoot }).sort()
const nameOf = (path: string) => basename(path, '.e2e.ts')

test('the guide says of each file of journeys what only a browser shows there', () => {
  expect(rows.map(([, name]) => name).sort()).toEqual(files.map(nameOf).sort())
})

/** A tag, on every row of a table or on some, and what asks itself whether this is the long form. */
const inLongFormAlone = /'@soak'|\bisSoak\b/

test('where journeys run in the long form alone, the guide says what they show and what holds their rules', () => {
  const leftOut = files.filter((path) => inLongFormAlone.test(read(path))).map(nameOf)
  const unexplained = leftOut.filter((name) =>
    rows.some(([, row, , inSoak, rules]) => row === name && (inSoak?.startsWith('—') || rules === '—')),
  )
  expect(unexplained).toEqual([])
})
