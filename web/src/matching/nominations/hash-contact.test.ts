import { afterEach, expect, test, vi } from 'vitest'
import { hashContact } from './hash-contact.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a contact is hashed without its capitals and the spaces around it', async () => {
  expect(await hashContact('  Neighbor@Example.ORG ')).toBe(await hashContact('neighbor@example.org'))
})

test('the hash is SHA-256 in lower-case hex', async () => {
  expect(await hashContact('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('a browser without a digest of its own gets the same hash', async () => {
  const withDigest = await hashContact('ñandú@example.org')
  vi.stubGlobal('crypto', {})
  expect(await hashContact('ñandú@example.org')).toBe(withDigest)
})
