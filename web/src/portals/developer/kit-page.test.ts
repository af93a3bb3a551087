import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** What shows nothing by itself. */
const unseen = ['class-names', 'copy', 'honeypot', 'hydration', 'late', 'time']

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

test('every part of the kit that can be seen stands on the page of the kit', () => {
  const parts = readdirSync(folderOf('../../ui/'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !unseen.includes(entry.name))
    .map(({ name }) => name)
  const examples = globSync('*.tsx', { cwd: folderOf('./kit/') })
  const sources = examples.map((file) => readFileSync(folderOf(`./kit/${file}`), 'utf8')).join('\n')
  expect(parts.filter((part) => !sources.includes(`part="${part}"`))).toEqual([])
})
