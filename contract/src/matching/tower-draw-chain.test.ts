import { hash } from 'node:crypto'
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'
import { describe, expect, test } from 'vitest'
import { chainHash, quicknet, quicknetHash, roundAt, roundTime, sourceOf } from './tower-draw-chain.ts'
import { hexBytes } from './tower-draw-chain.ts'
import { toHex, type Sha256 } from './tower-draw-hash.ts'
import { quicknetRounds } from './tower-draw-quicknet-example.ts'
import { beaconKeys, isSignedRound, signRound } from './tower-draw-signature.ts'

const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer')

describe('quicknet', () => {
  test('is named by the hash of its key, its start, its period and its name', () => {
    expect(chainHash(quicknet, sha256)).toBe(quicknetHash)
    const exchanged = quicknet.public_key.replace(/.$/, 'b')
    expect(chainHash({ ...quicknet, public_key: exchanged }, sha256)).not.toBe(quicknetHash)
    expect(chainHash({ ...quicknet, period: 30 }, sha256)).not.toBe(quicknetHash)
    expect(chainHash({ ...quicknet, genesis_time: 0 }, sha256)).not.toBe(quicknetHash)
  })

  test.each(quicknetRounds)(
    'signed round $round, and its number is the hash of the signature',
    (published) => {
      expect(isSignedRound(quicknet, published, sha256)).toBe(true)
      expect(isSignedRound(quicknet, published, nobleSha256)).toBe(true)
      expect(toHex(sha256(hexBytes(published.signature)))).toBe(published.randomness)
    },
  )

  test('signed no other round with that signature, and no such round with another', () => {
    const [first, second] = quicknetRounds
    expect(isSignedRound(quicknet, { ...first, round: 43 }, sha256)).toBe(false)
    expect(isSignedRound(quicknet, { ...first, signature: second.signature }, sha256)).toBe(false)
    for (const signature of ['', '00'.repeat(48), 'ff'.repeat(48), first.signature.slice(2)])
      expect(isSignedRound(quicknet, { round: 42, signature }, sha256)).toBe(false)
    const infinity = `c0${'00'.repeat(47)}`
    expect(isSignedRound(quicknet, { round: 42, signature: infinity }, sha256)).toBe(false)
  })
})

test('the round of an instant is the first that comes out at it or after it', () => {
  const genesis = quicknet.genesis_time * 1000
  for (const [after, round] of [
    [-1, 1],
    [0, 1],
    [1, 2],
    [3_000, 2],
    [3_001, 3],
  ] as const)
    expect(roundAt(quicknet, new Date(genesis + after))).toBe(round)
  expect(roundTime(quicknet, 1).getTime()).toBe(genesis)
  expect(roundTime(quicknet, 1000)).toEqual(new Date((1_692_803_367 + 2_997) * 1000))
})

test('a beacon of our own signs as drand does, by its own key alone', () => {
  const { secretKey, publicKey } = beaconKeys(new Uint8Array(48).fill(7))
  const signature = signRound(secretKey, 5, sha256)
  expect(isSignedRound({ public_key: publicKey }, { round: 5, signature }, sha256)).toBe(true)
  expect(isSignedRound(quicknet, { round: 5, signature }, sha256)).toBe(false)
  expect(beaconKeys(new Uint8Array(48).fill(7)).publicKey).toBe(publicKey)
})

test('only the chain of drand is called drand', () => {
  expect(sourceOf(null)).toBe('none')
  expect(sourceOf({ chain: quicknetHash })).toBe('drand')
  expect(sourceOf({ chain: '0'.repeat(64) })).toBe('local')
})
