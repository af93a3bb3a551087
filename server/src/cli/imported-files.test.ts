import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findImportedAtOnce, listPackages } from '../../../scripts/imported-by.ts'
import { repositoryRoot } from '../../../scripts/run-program.ts'

const folder = 'server/src/cli'
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const loaded = [...new Set(read(`${folder}/commands.ts`).match(/(?<=import\('\.\/)[\w-]+\.ts/g))]

/** What a command opens, by the name it calls. */
const openers = { withServices: 'server/src/open-services.ts', withDatabase: 'server/src/open-database.ts' }

/** The files of ours that are read before a command works: itself, what finds it, and what it opens. */
function findFiles(command: string): Set<string> {
  const path = `${folder}/${command}`
  const opened = Object.entries(openers).flatMap(([name, opener]) =>
    read(path).includes(name) ? [opener] : [],
  )
  return findImportedAtOnce([`${folder}/tower.ts`, path, ...opened])
}

/** Those that prove or compare money need its rules, and with them the record of every domain, without what answers calls. */
const most: Record<string, number> = {
  'verify-ledger-command.ts': 1_200,
  'reconcile-command.ts': 450,
  'value-in-dollars-command.ts': 400,
}
const usually = 280

/** What every command that opens a database reads of others; and what a few need besides, for what they are there for. */
const usualPackages = ['@tower/contract', 'cron-parser', 'kysely', 'pg', 'pino', 'zod']
const morePackages: Record<string, string[]> = {
  'import-command.ts': ['csv-parse'],
  'verify-draw-command.ts': ['@noble/curves'],
  'verify-ledger-command.ts': ['@noble/curves', 'minisearch'],
}

test('a command reads the files that it needs, and not the whole product', ({ task }) => {
  expect(loaded.length).toBeGreaterThan(20)
  const counted = Object.fromEntries(loaded.map((command) => [command, findFiles(command).size]))
  const tooMany = Object.entries(counted).filter(([command, files]) => files > (most[command] ?? usually))
  expect(tooMany).toEqual([])
  for (const [command, files] of Object.entries(most))
    expect(counted[command], command).toBeGreaterThan(files / 2)
  task.meta.rows = loaded.length
})

test('a command reads no package before it needs it: nothing of the payment provider, of mail, of pictures, of papers', () => {
  const installed = ['server', 'contract'].flatMap((workspace) =>
    Object.keys(
      (JSON.parse(read(`${workspace}/package.json`)) as { dependencies: Record<string, string> })
        .dependencies,
    ),
  )
  const found = loaded.map((command) => {
    const named = listPackages(findFiles(command))
    return [command, installed.filter((name) => named.has(name) && !usualPackages.includes(name)).sort()]
  })
  const besides = found.filter(([, names]) => names?.length)
  expect(Object.fromEntries(besides)).toEqual(morePackages)
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
