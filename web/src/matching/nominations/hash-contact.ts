import { normalizedContact } from '@tower/contract/matching/nominations.ts'

/**
 * The SHA-256 of a nominator's contact, lower-case hex. Made in the browser, so that the contact itself
 * never leaves it. Browsers lock their own digest away on plain http; then a small library is loaded.
 */
export async function hashContact(contact: string): Promise<string> {
  const digest = await sha256(new TextEncoder().encode(normalizedContact(contact)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes))
  const library = await import('@noble/hashes/sha2.js')
  return library.sha256(bytes)
}
