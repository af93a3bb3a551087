import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

const buildName = /^[0-9a-f]{16}$/
const assetName = /^\w[\w.-]*$/

/** The folder that a link to a build leads to now: the process stays with it when the link leads to another. */
export function pinBuild(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder
}

/**
 * In which build beside this one a file of `/assets` lies, if in any: while processes are started again one after the
 * other, a page of one names files that the balancer asks another for, and each may be the older.
 */
export function findInOtherBuilds(build: string, name: string): string | undefined {
  if (!assetName.test(name)) return undefined
  const home = dirname(build)
  return readdirSync(home)
    .filter((other) => buildName.test(other))
    .map((other) => join(home, other, 'client/assets'))
    .find((folder) => existsSync(join(folder, name)))
}
