import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Services } from '../../../services.ts'
import { keyFor } from '../keys.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

type Sealer = Pick<Services, 'config' | 'random'>

/** Encrypts the secret of an authenticator app for one row of the table: moved to another row it opens no more. */
export function sealSecret({ config, random }: Sealer, factorId: string, secret: Buffer): string {
  const nonce = random.bytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyFor(config, 'second-factor'), nonce)
  sealing.setAAD(Buffer.from(factorId))
  const text = Buffer.concat([sealing.update(secret), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64url')
}

/** The secret behind a sealed one; undefined when it was sealed with another key or for another row. */
export function openSecret(
  { config }: Pick<Services, 'config'>,
  factorId: string,
  sealed: string,
): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const textStart = nonceBytes + tagBytes
  try {
    const opening = createDecipheriv(cipher, keyFor(config, 'second-factor'), bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    opening.setAAD(Buffer.from(factorId))
    opening.setAuthTag(bytes.subarray(nonceBytes, textStart))
    return Buffer.concat([opening.update(bytes.subarray(textStart)), opening.final()])
  } catch {
    return undefined
  }
}
