/**
 * `npm run release [FOLDER]`: the product in a folder that runs wherever Node 24 does, without npm, a checkout or what it
 * was built with: sources of the server, built pages, migrations, `deploy/` and the packages that are needed while it runs.
 */
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { readVersion } from '../server/src/process/read-version.ts'
import { buildStale } from './build.ts'
import { listImported, listNeeded, type LockedPackages } from './production-packages.ts'
import { repositoryRoot } from './run-program.ts'
import { findStaleBaseline } from './write-baseline.ts'

/** What stands in the folder as it does in the checkout. */
const sources = [
  'LICENSE',
  'NOTICE',
  'README.md',
  'contract/package.json',
  'contract/src/**',
  'deploy/.env.example',
  'deploy/**',
  'docs/operations/**',
  'server/package.json',
  'server/migrations/**',
  'server/seeds/**',
  'server/src/**',
]
const ofTests = /\.test\.tsx?$|^server\/src\/(?:test|contract-tests)\//
/** The settings of a site that runs from this checkout by deploy/compose.yaml: whoever is given a release gets none of its secrets. */
const ofSite = /^deploy\/(?:.*\/)?[^/]*\.env$/

/** Whether a file among the sources goes along. */
export const goesAlong = (path: string): boolean => !ofTests.test(path) && !ofSite.test(path)

/** What packages bring for compilers, debuggers and readers; a license goes along whatever its name ends with. */
const notRun = /\.(?:[cm]?tsx?|map|md|markdown|flow)$/i
const license = /(?:licen[cs]e|copying|notice)[^/]*$/i

const entry = `#!/bin/sh
# A command of the product: ./tower doctor
at=$(dirname "$0")
# What was compiled once is not compiled with each command; where nothing can be written here, it is.
export NODE_COMPILE_CACHE="\${NODE_COMPILE_CACHE:-$at/.cache/node}"
exec node "$at/server/src/cli/tower.ts" "$@"
`

/** Fills a folder that is not there yet, and answers how many bytes of files it has. */
export function layOut(folder: string): number {
  for (const path of globSync(sources, { cwd: repositoryRoot })) if (goesAlong(path)) copy(path, folder)
  const { name, version, commit } = readVersion()
  write(
    folder,
    'package.json',
    JSON.stringify({ name, version, commit, private: true, type: 'module' }, null, 2),
  )
  write(folder, 'tower', entry)
  chmodSync(join(folder, 'tower'), 0o755)
  const build = basename(realpathSync(join(repositoryRoot, 'web/build/current')))
  cpSync(join(repositoryRoot, 'web/build', build), join(folder, 'web/build', build), { recursive: true })
  symlinkSync(build, join(folder, 'web/build/current'))
  copyPackages(folder)
  return globSync('**', { cwd: folder }).reduce((sum, path) => {
    const found = lstatSync(join(folder, path))
    return sum + (found.isFile() ? found.size : 0)
  }, 0)
}

function copyPackages(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages
  }
  const names = listImported(join(repositoryRoot, 'web/build/current/server'))
  const needed = listNeeded(packages, [
    { folder: 'server' },
    { folder: 'contract' },
    { folder: 'web', names },
  ])
  // What is for other platforms was not installed.
  for (const path of needed.filter((one) => existsSync(join(repositoryRoot, one))))
    cpSync(join(repositoryRoot, path), join(folder, path), {
      recursive: true,
      filter: (from) => isNeeded(from.slice(repositoryRoot.length + path.length)),
    })
  mkdirSync(join(folder, 'node_modules/@tower'), { recursive: true })
  symlinkSync('../../contract', join(folder, 'node_modules/@tower/contract'))
}

/** Of a package's file; packages within it stand in the list themselves. */
function isNeeded(path: string): boolean {
  return !path.includes('/node_modules') && (!notRun.test(path) || license.test(path))
}

function copy(path: string, folder: string): void {
  const from = join(repositoryRoot, path)
  if (!statSync(from).isFile()) return
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  cpSync(from, join(folder, path))
}

function write(folder: string, path: string, text: string): void {
  writeFileSync(join(folder, path), `${text.trimEnd()}\n`)
}

async function main([given]: string[]): Promise<void> {
  const stale = findStaleBaseline()
  if (stale !== undefined) throw new Error(stale)
  await buildStale()
  const { version, commit } = readVersion()
  const folder = resolve(
    given ?? join(repositoryRoot, `dist/tower-${version}${commit ? `-${commit.slice(0, 8)}` : ''}`),
  )
  if (given !== undefined && existsSync(folder)) throw new Error(`${folder} is there already.`)
  rmSync(folder, { recursive: true, force: true })
  const bytes = layOut(folder)
  console.log(`✔ ${folder}: ${Math.round(bytes / 1_000_000)} MB. Start it with: node server/src/main.ts`)
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(`✘ ${error.message}`)
    process.exitCode = 1
  })
}
