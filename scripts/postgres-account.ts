/** PostgreSQL refuses to run as root: finds whom it runs as instead, and where that user may write. */
import { readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'

export type Account = { uid: number; gid: number }

/** The user to run PostgreSQL as when we are root; undefined when we are not and may run it ourselves. */
export function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined

  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new Error(
    'PostgreSQL must not run as root, and this machine has no user postgres or nobody to run it as.',
  )
}

/** A folder for temporary files that this user can reach; root's own is often closed to others. */
export function findSpaciousFolder(account: Account | undefined): string {
  const places = [tmpdir(), '/tmp', '/var/tmp']
  return places.find((place) => !account || isOpenToAll(place)) ?? tmpdir()
}

function isOpenToAll(folder: string): boolean {
  const mayPass = (statSync(folder, { throwIfNoEntry: false })?.mode ?? 0) & 0o001
  if (mayPass === 0) return false
  return dirname(folder) === folder || isOpenToAll(dirname(folder))
}
