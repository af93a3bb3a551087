import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findImportedAtOnce } from '../../../scripts/imported-by.ts'
import { repositoryRoot } from '../../../scripts/run-program.ts'

const folder = 'server/src/cli'
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const loaded = [...new Set(read(`${folder}/commands.ts`).match(/(?<=import\('\.\/)[\w-]+\.ts/g))]

/** What a command opens, by the name it calls. */
const openers = { withServices: 'server/src/open-services.ts', withDatabase: 'server/src/open-database.ts' }

/** The files of ours that are read before a command works: itself, what finds it, and what it opens. */
function countFiles(command: string): number {
  const path = `${folder}/${command}`
  const opened = Object.entries(openers).flatMap(([name, opener]) =>
    read(path).includes(name) ? [opener] : [],
  )
  return findImportedAtOnce([`${folder}/tower.ts`, path, ...opened]).size
}

/** Those that prove or compare money need its rules, and with them the record of every domain, without what answers calls. */
const most: Record<string, number> = {
  'verify-ledger-command.ts': 1_300,
  'reconcile-command.ts': 650,
  'value-in-dollars-command.ts': 600,
}
const usually = 480

test('a command reads the files that it needs, and not the whole product', ({ task }) => {
  expect(loaded.length).toBeGreaterThan(20)
  const counted = Object.fromEntries(loaded.map((command) => [command, countFiles(command)]))
  const tooMany = Object.entries(counted).filter(([command, files]) => files > (most[command] ?? usually))
  expect(tooMany).toEqual([])
  for (const [command, files] of Object.entries(most))
    expect(counted[command], command).toBeGreaterThan(files / 2)
  task.meta.rows = loaded.length
})

test('what a command reads when it runs is what its imports say', () => {
  const counting = `
    import { registerHooks } from 'node:module'
    const seen = new Set()
    registerHooks({ load: (url, context, next) => (/\\/(server|contract)\\/src\\//.test(url) && seen.add(url), next(url, context)) })
    process.on('exit', () => console.error('read ' + seen.size))`
  const hooks = `data:text/javascript,${encodeURIComponent(counting)}`
  const tower = `${folder}/tower.ts`
  const program = join(repositoryRoot, 'node_modules/node/bin/node')
  const { stderr } = spawnSync(program, ['--import', hooks, join(repositoryRoot, tower), 'help'], {
    encoding: 'utf8',
  })
  expect(stderr).toContain(`read ${findImportedAtOnce([tower]).size}\n`)
})
