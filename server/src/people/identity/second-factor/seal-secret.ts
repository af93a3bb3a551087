import type { Services } from '../../../services.ts'
import { openBytes, sealBytes } from '../seal-bytes.ts'

type Sealer = Pick<Services, 'config' | 'random'>

/** Encrypts the secret of an authenticator app for one row of the table: moved to another row it opens no more. */
export function sealSecret(sealer: Sealer, factorId: string, secret: Buffer): string {
  return sealBytes(sealer, { purpose: 'second-factor', rowId: factorId }, secret)
}

/** The secret behind a sealed one; undefined when it was sealed with another key or for another row. */
export function openSecret(
  services: Pick<Services, 'config'>,
  factorId: string,
  sealed: string,
): Buffer | undefined {
  return openBytes(services, { purpose: 'second-factor', rowId: factorId }, sealed)
}
