import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
