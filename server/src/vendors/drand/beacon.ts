import type { BeaconChain } from '@tower/contract/matching/tower-draw-chain.ts'

/** A number that anybody can check and nobody could choose or know before it came out. */
export type PublicNumber = {
  round: number
  /** By the chain's key, in hex. */
  signature: string
  /** The number itself, in hex: the hash of the signature. */
  value: string
}

/** A source of public random numbers: rounds that come out one after the other at known instants. */
export type Beacon = {
  readonly chain: BeaconChain
  /** The hash that names the chain in a commitment. */
  readonly chainHash: string
  /** The first round that comes out at an instant or after it. */
  roundAt(instant: Date): number
  timeOf(round: number): Date
  /** The number of a round, checked against the chain's key; undefined while nobody can show it. */
  readRound(round: number): Promise<PublicNumber | undefined>
}
