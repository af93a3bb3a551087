import type { Proof } from '@tower/contract/matching/tower-draw-proof.contract.ts'
import { roundTime } from '@tower/contract/matching/tower-draw-chain.ts'

/** What this page shows of a draw, and what it showed before the draw: a proof that is honest says the same. */
export type PublishedDraw = {
  seedHash: string
  entriesHash: string | null
  commitmentHash: string | null
  frozenAt: string | null
  beacon: { chain: string; round: number } | null
  assigned: number
  /** The first picks in order, as the page shows them. */
  picks: readonly { classroom_id: string; slot_id: string }[]
  /** Some classrooms of the list, as the page shows them. */
  entries: readonly { classroom_id: string; weight: number }[]
}

/** A part of a proof that says something else than what was published. */
export type DifferentPart = 'seed' | 'commitment' | 'entries' | 'beacon' | 'early' | 'winners' | 'slots'

/**
 * The parts of a proof that differ from what was published. A file that is forged as a whole agrees with itself; it
 * can't agree with fingerprints and results that stood here before it.
 */
export function comparePublished(proof: Proof, published: PublishedDraw): DifferentPart[] {
  const weights = new Map(proof.entries.map(({ id, weight }) => [id, weight]))
  const differs: Record<DifferentPart, boolean> = {
    seed: proof.seed_hash !== published.seedHash,
    commitment: proof.commitment_sha256 !== published.commitmentHash,
    entries:
      proof.entries_hash !== published.entriesHash ||
      published.entries.some(({ classroom_id: id, weight }) => weights.get(id) !== weight),
    beacon:
      proof.beacon?.chain !== published.beacon?.chain || proof.beacon?.round !== published.beacon?.round,
    early: isNumberEarly(proof, published.frozenAt),
    winners:
      proof.winners.length !== published.assigned ||
      published.picks.some(({ classroom_id: id }, at) => proof.winners[at] !== id),
    slots:
      proof.slots?.length !== published.assigned ||
      published.picks.some(({ slot_id: id }, at) => proof.slots?.[at] !== id),
  }
  return (Object.keys(differs) as DifferentPart[]).filter((part) => differs[part])
}

/** Whether the random number was out when the list could still be changed. */
function isNumberEarly({ beacon, beacon_chain: chain }: Proof, frozenAt: string | null): boolean {
  if (beacon === null || chain === undefined) return false
  return frozenAt === null || roundTime(chain, beacon.round) <= new Date(frozenAt)
}
