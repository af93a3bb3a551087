import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { viewedLists } from '@tower/contract/oversight/views.ts'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tsx'),
)
const pages = files
  .filter((name) => name !== 'console-list.tsx')
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

test('every list of the console offers saved views, each under a name of its own', () => {
  const withoutViews = pages.filter(({ text }) => /<ListPage\b/.test(text)).map(({ name }) => name)
  expect(withoutViews).toEqual([])
  const named = pages.flatMap(({ text }) =>
    [...text.matchAll(/<ConsoleList(?:<\w+>)?\s+name="(\w+)"|<SavedViews\b[^>]*?\sof="(\w+)"/g)].map(
      ([, list, other]) => list ?? other,
    ),
  )
  expect(named.toSorted()).toEqual([...viewedLists].toSorted())
})
