/** Builds the web app when its sources are not the ones it was last built from. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot, runQuietly } from './run-program.ts'

/** Everything the built pages are made of. Contents are compared, not times, which git does not keep. */
const sources = [
  'package-lock.json',
  'contract/src/**',
  'web/*.*',
  'web/public/**',
  'web/scripts/**',
  'web/src/**',
]
const stampPath = join(repositoryRoot, 'web/build/built-from.txt')

/** Builds the web app if that is needed. Says so, says nothing otherwise, and throws what went wrong. */
export async function buildStale(): Promise<void> {
  const fingerprint = fingerprintOfSources()
  if (readStamp() === fingerprint) return

  console.log('Building the web app …')
  const startedAt = performance.now()
  const { exitCode, output } = await runQuietly('react-router', ['build'], {
    folder: 'web',
    environment: { NODE_ENV: 'production' },
  })
  if (exitCode !== 0) throw new Error(`${output.trim()}\n✘ The web app could not be built; see above.`)

  writeFileSync(stampPath, fingerprint)
  console.log(`✔ Web app built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

function fingerprintOfSources(): string {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { cwd: repositoryRoot }).sort()) {
    const file = join(repositoryRoot, path)
    if (/\.test\.tsx?$/.test(path) || !statSync(file).isFile()) continue
    hash.update(`${path}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stampPath, 'utf8')
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  await buildStale().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
