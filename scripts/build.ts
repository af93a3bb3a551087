/** Builds the web app when its sources are not the ones it was last built from. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findMemoryLack, readMemoryMb } from './build-memory.ts'
import { repositoryRoot, runQuietly } from './run-program.ts'
import { bringCurrent } from './web-builds.ts'

/** Everything the built pages are made of. Contents are compared, not times, which git does not keep. */
const sources = [
  'package-lock.json',
  'contract/src/**',
  'web/*.*',
  'web/public/**',
  'web/scripts/**',
  'web/src/**',
]

/** Builds the web app if that is needed. Says so, says nothing otherwise, and throws what went wrong. */
export async function buildStale(): Promise<void> {
  await bringCurrent({
    home: join(repositoryRoot, 'web/build'),
    name: fingerprintOfSources(repositoryRoot),
    make: async (folder) => {
      const lack = findMemoryLack(readMemoryMb())
      if (lack !== undefined) throw new Error(lack)
      console.log('Building the web app …')
      const startedAt = performance.now()
      const { exitCode, output } = await runQuietly('react-router', ['build'], {
        folder: 'web',
        environment: { NODE_ENV: 'production', BUILD_FOLDER: folder },
      })
      if (exitCode !== 0) throw new Error(`${output.trim()}\n✘ The web app could not be built; see above.`)
      console.log(`✔ Web app built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    },
  })
}

/** The name of the build that is made of the sources in a checkout. */
export function fingerprintOfSources(checkout: string): string {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { cwd: checkout }).sort()) {
    const file = join(checkout, path)
    if (/\.test\.tsx?$/.test(path) || !statSync(file).isFile()) continue
    hash.update(`${path}\n`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

if (import.meta.main) {
  await buildStale().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
