import { columns } from '@tower/server/database/columns.generated.ts'
import { listMigrations } from '@tower/server/database/read-migrations.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../../../scripts/run-program.ts'
import { addColumn, changeTitle, nextMigration } from './change-version.ts'

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
  // What is named otherwise would not be run, and the upgrade would try nothing.
  expect(listMigrations([name, '0188-z.sql', 'baseline'])).toEqual(['0188-z.sql', name])
  expect(() => listMigrations(['0190-Two_words.sql'])).toThrow('0190-Two_words.sql is not named')
})

test('a backup of a version with a migration has its column, or it could not be restored', () => {
  const generated = readFileSync(join(repositoryRoot, 'server/src/database/columns.generated.ts'), 'utf8')
  const own = columns.payments.map((name) => `'${name}'`).join(', ')
  expect(addColumn(generated, 2)).toContain(`  payments: [${own}, 'release_2'],\n`)
  expect(() => addColumn('export const columns = {}', 2)).toThrow('no columns')
})
