import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

/** What proxies write: UUIDs, hexadecimal numbers, and what is like them. */
const named = /^[\w.:/+=-]{8,128}$/

type Asked = { headers: Record<string, string | string[] | undefined> }

/**
 * Names each request for the log: as a proxy of ours named it, so that both logs are read side by side, otherwise by a number
 * that no other process gives.
 */
export function nameRequests({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): (request: Asked) => string {
  const ours = randomBytes(4).toString('hex')
  let count = 0
  return ({ headers }) => {
    const given = TRUST_PROXY > 0 ? headers['x-request-id'] : undefined
    if (typeof given === 'string' && named.test(given)) return given
    count += 1
    return `${ours}-${count.toString(36)}`
  }
}
