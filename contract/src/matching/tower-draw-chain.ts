import { seedBytes, toHex, utf8, type Sha256 } from './tower-draw-hash.ts'

/** How the rounds of a beacon are signed: drand's name for it. The draw knows this one alone. */
export const BEACON_SCHEME = 'bls-unchained-g1-rfc9380'

/** What a chain of public random numbers is: its key, and when each of its rounds comes out. */
export interface BeaconChain {
  readonly beacon_id: string
  /** The instant of round 1, in whole seconds since 1970. */
  readonly genesis_time: number
  readonly group_hash: string
  /** Seconds from round to round. */
  readonly period: number
  readonly public_key: string
  readonly scheme: typeof BEACON_SCHEME
}

/** drand's "quicknet", run by the League of Entropy since August 2023: a number every three seconds. */
export const quicknet: BeaconChain = {
  beacon_id: 'quicknet',
  genesis_time: 1_692_803_367,
  group_hash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  period: 3,
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  scheme: BEACON_SCHEME,
}

/** The name of quicknet in a commitment. */
export const quicknetHash = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'

/** From here on each draw names a public number: a proof of a later draw without one does not hold. */
export const numbersSince = '2026-12-01T00:00:00Z'

/** Where the public number of a draw came from: nowhere, from drand, or from another chain, such as a demo's own. */
export type RandomnessSource = 'none' | 'drand' | 'local'

/** Whose numbers those of a chain are. */
export function sourceOf(beacon: { readonly chain: string } | null): RandomnessSource {
  if (beacon === null) return 'none'
  return beacon.chain === quicknetHash ? 'drand' : 'local'
}

/**
 * The hash that names a chain, as drand computes it. It covers the key, so whoever names a chain before a draw
 * can't exchange its key afterwards.
 */
export function chainHash(chain: BeaconChain, sha256: Sha256): string {
  const numbers = new DataView(new ArrayBuffer(12))
  numbers.setUint32(0, chain.period)
  numbers.setBigUint64(4, BigInt(chain.genesis_time))
  const parts = [
    new Uint8Array(numbers.buffer),
    hexBytes(chain.public_key),
    seedBytes(chain.group_hash),
    utf8(chain.beacon_id),
  ]
  const input = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    input.set(part, offset)
    offset += part.length
  }
  return toHex(sha256(input))
}

/** The first round that comes out at an instant or after it. */
export function roundAt({ genesis_time, period }: BeaconChain, instant: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() / 1000 - genesis_time) / period) + 1)
}

/** When a round comes out. */
export function roundTime({ genesis_time, period }: BeaconChain, round: number): Date {
  return new Date((genesis_time + (round - 1) * period) * 1000)
}

/** Bytes written in hex, of any length. */
export function hexBytes(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  )
}
