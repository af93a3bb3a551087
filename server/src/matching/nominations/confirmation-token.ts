import { createHash } from 'node:crypto'
import type { Random } from '../../clock.ts'

/** The secret of a confirmation link. */
export function drawConfirmationToken(random: Pick<Random, 'bytes'>): string {
  return random.bytes(32).toString('base64url')
}

/** What is kept of it: whoever reads the database can't confirm with it. */
export function confirmationTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
