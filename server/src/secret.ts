import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The SECRET given is another than that of the installation; the message says what to do, and no stack is of any use. */
export class OtherSecret extends Error {
  override readonly name = 'OtherSecret'
  override readonly message =
    'The SECRET of this process is not the one that this database is used with. Nothing was changed. Give it the one that the other processes have (SECRET or SECRET_FILE; where neither is set, the file "secret" in DATA_DIR). How to change it while everything runs, and what to do if it is lost (`npm run tower -- adopt-secret`), stands in docs/operations/run-in-production.md.'
}

/** The server's secret: given by configuration, otherwise made once and kept in the data folder. */
export function ensureSecret(config: { SECRET?: string | undefined; DATA_DIR: string }): string {
  if (config.SECRET) return config.SECRET
  const file = join(config.DATA_DIR, 'secret')
  mkdirSync(config.DATA_DIR, { recursive: true })
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    const secret = randomBytes(32).toString('base64url')
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
    return secret
  }
}
