import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

// Programs of givers read this one: its heads are the names of the fields of the call.
const byField = ['money/giving/own/own-giving.view.ts']

test('every column of a file that holds an instant names its time zone', () => {
  const heads = globSync('**/*.ts', { cwd: source })
    .filter((name) => !byField.includes(name))
    .flatMap((name) =>
      [...readFileSync(join(source, name), 'utf8').matchAll(/const \w*[hH]eader\w* = \[([^\]]*)\]/g)].map(
        ([, columns = '']) => ({
          name,
          columns: [...columns.matchAll(/'([^']*)'/g)].map(([, one = '']) => one),
        }),
      ),
    )
  expect(heads.length).toBeGreaterThan(20)
  const unnamed = heads.flatMap(({ name, columns }) =>
    columns
      .filter((column) => /(_at|^When|^Sent|^Asked|^Saved)$/.test(column))
      .map((column) => [name, column]),
  )
  expect(unnamed).toEqual([])
})
