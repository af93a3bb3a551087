import { createHmac, hkdfSync } from 'node:crypto'
import type { Services } from '../../services.ts'

/**
 * The key of the nominators' hashes. An address can be guessed from its plain SHA-256; without this key
 * a copy of the database gives nothing away.
 */
export function nominatorPepper(services: Pick<Services, 'config'>): Buffer {
  const secret = services.config.SECRET
  if (secret === undefined) throw new Error('the server has no secret to derive keys from')
  return Buffer.from(hkdfSync('sha256', secret, 'tower', 'nominator-pepper/1', 32))
}

/** What is stored of a nominator: an HMAC of the SHA-256 their browser sent. */
export function sealNominatorHash(nominatorHash: string, pepper: Buffer): string {
  return createHmac('sha256', pepper).update(nominatorHash).digest('hex')
}
