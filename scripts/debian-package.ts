/** Installing a program from Debian's packages, for the parts of the tests that need one. */
import { existsSync } from 'node:fs'
import { runQuietly } from './run-program.ts'

/**
 * Installs one Debian package, as root. On any other machine it throws a sentence that says what to
 * install by hand: we do not ask for passwords and do not guess other package managers.
 */
export async function installDebianPackage(name: string, purpose: string): Promise<void> {
  if (!existsSync('/usr/bin/apt-get'))
    throw new Error(`${purpose} Please install ${name} and run this again.`)
  if (process.getuid?.() !== 0) {
    throw new Error(`${purpose} Please run: sudo apt-get install ${name}`)
  }

  console.log(`Installing Debian's ${name} …`)
  const startedAt = performance.now()
  const first = await installNow(name)
  // A machine that never updated its package lists knows no package yet.
  const result = first.exitCode === 0 ? first : await updateAndInstall(name)
  if (result.exitCode !== 0)
    throw new Error(`${result.output.trim()}\n${name} could not be installed; see above.`)
  console.log(`✔ ${name} installed in ${Math.round((performance.now() - startedAt) / 1000)} s`)
}

async function updateAndInstall(name: string) {
  const update = await runQuietly('apt-get', ['update', '-q'])
  return update.exitCode === 0 ? installNow(name) : update
}

function installNow(name: string) {
  return runQuietly('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
