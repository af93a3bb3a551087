import { expect, test } from 'vitest'
import { changeTitle, nextMigration } from './change-version.ts'

test('each version has another title than the one before', () => {
  const first = changeTitle("export const home = {\n  title: 'Eight blocks',\n  other: { title: 'No' }", 1)
  expect(first).toContain("title: 'Eight blocks (release 1)'")
  expect(first).toContain("title: 'No'")
  expect(changeTitle(first, 2)).toContain("title: 'Eight blocks (release 2)'")
  expect(() => changeTitle('export const home = {}', 1)).toThrow('no title')
})

test('a migration comes after the last one, and says that code of before runs on it', () => {
  const { name, text } = nextMigration(['0009-a.sql', '0188-z.sql', '0010-b.sql'], 2)
  expect(name).toBe('0189-release-2.sql')
  expect(text.split('\n')[0]).toBe('-- Runs with code from 0188 on.')
})
