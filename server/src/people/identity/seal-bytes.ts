import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'
import type { Services } from '../../services.ts'
import { acceptedKeysFor, keyFor, type SealPurpose } from './keys.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** What a sealed text is for, and the row it belongs to. */
export type SealFor = { purpose: SealPurpose; rowId: string }

/** Encrypts bytes for one row of a table: read by whoever has the database alone, or moved to another row, they stay shut. */
export function sealBytes(
  { config, random }: Pick<Services, 'config' | 'random'>,
  { purpose, rowId }: SealFor,
  bytes: Buffer,
): string {
  const nonce = random.bytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyFor(config, purpose), nonce)
  sealing.setAAD(Buffer.from(rowId))
  const text = Buffer.concat([sealing.update(bytes), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64url')
}

/** A sealed text once more, under the secret of now; undefined where it already is, or where nobody can open it. */
export function resealBytes(
  services: Pick<Services, 'config' | 'random'>,
  seal: SealFor,
  sealed: string,
): string | undefined {
  if (openWith(keyFor(services.config, seal.purpose), seal, sealed)) return undefined
  const bytes = openBytes(services, seal, sealed)
  return bytes && sealBytes(services, seal, bytes)
}

/** The bytes behind a sealed text; undefined when it was sealed with another key or for another row. */
export function openBytes(
  { config }: Pick<Services, 'config'>,
  seal: SealFor,
  sealed: string,
): Buffer | undefined {
  for (const key of acceptedKeysFor(config, seal.purpose)) {
    const bytes = openWith(key, seal, sealed)
    if (bytes) return bytes
  }
  return undefined
}

function openWith(key: KeyObject, { rowId }: SealFor, sealed: string): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const textStart = nonceBytes + tagBytes
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    opening.setAAD(Buffer.from(rowId))
    opening.setAuthTag(bytes.subarray(nonceBytes, textStart))
    return Buffer.concat([opening.update(bytes.subarray(textStart)), opening.final()])
  } catch {
    return undefined
  }
}
