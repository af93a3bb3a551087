/**
 * Writes NOTICE: the licenses of every package that the product runs on, from the lock file. With `--check` it only says
 * whether NOTICE is as it would be written.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './run-program.ts'

type Locked = { version?: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }

/** Packages that say their license in a file of theirs alone. */
const saidElsewhere: Record<string, string> = { 'png-js': 'MIT' }

const head = `Project Tower
Copyright (c) 2026 Project Tower contributors. MIT license, see LICENSE.

The product runs on the packages below, each under the license that it stands beside. Their texts lie in the folders of
the packages, in node_modules. Packages for other platforms are named, too.

libvips (@img/sharp-libvips-*) is under LGPL-3.0-or-later. It is a library of its own beside the product, linked when
that runs, and may be replaced by another build of it. Its source: the repositories libvips/libvips and
lovell/sharp-libvips on GitHub.

png-js names its license in its LICENSE file alone: MIT.
`

/** What stands in NOTICE for a lock file. */
function buildNotice(lock: { packages: Record<string, Locked> }): string {
  const byLicense = new Map<string, Set<string>>()
  for (const [path, { version, dev, devOptional, link, license }] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1)
    if (!path.includes('node_modules/') || name === undefined || dev || devOptional || link) continue
    const said = license ?? saidElsewhere[name]
    if (said === undefined) throw new Error(`${name} names no license: look into it, and name it here`)
    byLicense.set(said, (byLicense.get(said) ?? new Set()).add(`${name} ${version}`))
  }
  const parts = [...byLicense]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([license, packages]) =>
        `${license}\n${[...packages]
          .toSorted()
          .map((one) => `  ${one}\n`)
          .join('')}`,
    )
  return [head, ...parts].join('\n')
}

const path = join(repositoryRoot, 'NOTICE')
const lockText = readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')
const notice = buildNotice(JSON.parse(lockText) as { packages: Record<string, Locked> })
if (!process.argv.includes('--check')) writeFileSync(path, notice)
else if (notice !== readFileSync(path, 'utf8')) {
  console.error('NOTICE does not name the packages of the lock file: run node scripts/write-notice.ts')
  process.exitCode = 1
}
