/** SHA-256 comes from outside: `node:crypto` on the server and the command line, `@noble/hashes` in the browser. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array

/** Text as the bytes that are hashed. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The 32 bytes of a seed written in hex. */
export function seedBytes(hex: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(hex))
    throw new RangeError('A seed is 32 bytes, written as 64 lower-case hex digits.')
  return Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16))
}
