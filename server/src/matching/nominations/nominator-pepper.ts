import { createHmac } from 'node:crypto'
import { keptKey } from '../../secret-keys.ts'
import type { Services } from '../../services.ts'

/**
 * The key of the nominators' hashes. An address can be guessed from its plain SHA-256; without this key
 * a copy of the database gives nothing away.
 */
export function nominatorPepper(services: Pick<Services, 'config'>): Buffer {
  return keptKey(services.config, 'nominator-pepper/1')
}

/** What is stored of a nominator: an HMAC of the SHA-256 their browser sent. */
export function sealNominatorHash(nominatorHash: string, pepper: Buffer): string {
  return createHmac('sha256', pepper).update(nominatorHash).digest('hex')
}
