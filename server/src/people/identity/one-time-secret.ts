import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { Services } from '../../services.ts'
import { acceptedKeysFor, keyFor } from './keys.ts'

/** A secret nobody guesses: 256 bits, safe in an address. */
export function newToken({ random }: Pick<Services, 'random'>): string {
  return random.bytes(32).toString('base64url')
}

/** What is kept of a token. It was drawn from 2^256, so a plain hash gives nothing away. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Six digits, each number as likely as any other. */
export function newCode({ random }: Pick<Services, 'random'>): string {
  const fairLimit = 4_294_000_000
  let drawn = random.bytes(4).readUInt32BE()
  while (drawn >= fairLimit) drawn = random.bytes(4).readUInt32BE()
  return String(drawn % 1_000_000).padStart(6, '0')
}

/** What is kept of a code. A million codes are quickly tried, so the hash needs our key, and the link it belongs to. */
export function hashCode(config: Config, linkId: string, code: string): string {
  return createHmac('sha256', keyFor(config, 'sign-in-code')).update(`${linkId}:${code}`).digest('hex')
}

/** Whether this is the code of which `hash` was kept, by any of the secrets that are accepted. */
export function isCodeOf(
  config: Config,
  { linkId, hash }: { linkId: string; hash: string },
  code: string,
): boolean {
  return acceptedKeysFor(config, 'sign-in-code').some((key) =>
    sameHash(hash, createHmac('sha256', key).update(`${linkId}:${code}`).digest('hex')),
  )
}

/** Compares hashes in a time that tells nothing. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The token after this one in a session's chain: found again from its parent, by whoever has our key. */
export function nextRefreshToken(config: Config, parent: string): string {
  return refreshTokenAfter(config, hashToken(parent))
}

/** The tokens that may come after this one, by each secret that is accepted. */
export function nextRefreshTokens(config: Config, parent: string): string[] {
  const parentHash = hashToken(parent)
  return acceptedKeysFor(config, 'refresh-token').map((key) =>
    createHmac('sha256', key).update(parentHash).digest('base64url'),
  )
}

/** The token after the one of this hash: the chain goes on where the parent itself isn't at hand. */
export function refreshTokenAfter(config: Config, parentHash: string): string {
  return createHmac('sha256', keyFor(config, 'refresh-token')).update(parentHash).digest('base64url')
}
