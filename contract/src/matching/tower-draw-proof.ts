import type { BeaconChain } from './tower-draw-chain.ts'
import { commitmentHash, drawSeed, type DrawCommitment } from './tower-draw.ts'
import type { Sha256 } from './tower-draw-hash.ts'
import type { DrawEntry } from './tower-draw-list.ts'
import type { Proof } from './tower-draw-proof.contract.ts'

/** What a draw leaves behind; the rest of its proof follows from it. */
export interface DrawnFacts {
  readonly commitment: DrawCommitment
  readonly entries: readonly DrawEntry[]
  readonly serverSeed: string
  readonly publicValue: string
  readonly winners: readonly string[]
  readonly slots?: readonly string[]
  /** Where the public value came from; there is none without a beacon. */
  readonly evidence?: { readonly chain: BeaconChain; readonly signature: string } | undefined
}

/** The proof of a finished draw, ready to be published. */
export function proofOf(drawn: DrawnFacts, sha256: Sha256): Proof {
  const { commitment, serverSeed, publicValue } = drawn
  return {
    ...commitment,
    commitment_sha256: commitmentHash(commitment, sha256),
    entries: drawn.entries.map(({ id, weight }) => ({ id, weight })),
    public_value: publicValue,
    seed: drawSeed(
      { serverSeed, drawId: commitment.draw_id, entriesHash: commitment.entries_hash, publicValue },
      sha256,
    ),
    server_seed: serverSeed,
    winners: [...drawn.winners],
    ...(drawn.slots && { slots: [...drawn.slots] }),
    ...(drawn.evidence && { beacon_chain: drawn.evidence.chain, beacon_signature: drawn.evidence.signature }),
  }
}
