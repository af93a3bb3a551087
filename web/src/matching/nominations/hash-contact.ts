import { normalizedContact } from '@tower/contract/matching/nominations.ts'
import { toHex, utf8 } from '@tower/contract/matching/tower-draw-hash.ts'

/**
 * The SHA-256 of a nominator's contact, lower-case hex. Made in the browser, so that the contact itself
 * never leaves it. Browsers lock their own digest away on plain http; then a small library is loaded.
 */
export async function hashContact(contact: string): Promise<string> {
  return toHex(await sha256(utf8(normalizedContact(contact))))
}

async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', Uint8Array.from(bytes)))
  const library = await import('@noble/hashes/sha2.js')
  return library.sha256(bytes)
}
