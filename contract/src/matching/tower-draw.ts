import { seedBytes, toHex, utf8, type Sha256 } from './tower-draw-hash.ts'
import { entriesHash, inListOrder, totalWeight, type DrawEntry } from './tower-draw-list.ts'

/** The name of the procedure. Any change that could change a result needs a new name. */
export const DRAW_ALGORITHM = 'tower-draw/1'

/** The name of the rules that turn nominations and waiting into weights. */
export const WEIGHT_RULES = 'weights/2'

/** A round of a public randomness beacon (drand) that lay in the future when it was named. */
export interface DrawBeacon {
  readonly chain: string
  readonly round: number
}

/** What is fixed and published before a draw; nothing in it can be changed without changing its hash. */
export interface DrawCommitment {
  readonly algorithm: typeof DRAW_ALGORITHM
  readonly draw_id: string
  readonly slot_starts: string
  readonly capacity: number
  readonly rules: string
  readonly entries_count: number
  readonly total_weight: number
  readonly entries_hash: string
  readonly seed_hash: string
  readonly beacon: DrawBeacon | null
}

/** The facts a commitment is made from. */
export interface CommitmentFacts {
  readonly drawId: string
  readonly slotStarts: Date
  readonly capacity: number
  readonly entries: readonly DrawEntry[]
  /** From `seedHash`, published when the draw was created. */
  readonly seedHash: string
  readonly beacon?: DrawBeacon | null
  readonly rules?: string
}

/** The parts of the seed; it cannot be known before the last of them is. */
export interface SeedParts {
  /** The server's 32 secret bytes, in hex. */
  readonly serverSeed: string
  readonly drawId: string
  readonly entriesHash: string
  /** The beacon round's randomness in hex, or the empty string for a draw without a beacon. */
  readonly publicValue: string
}

// In alphabetical order, those of the beacon among them: JSON.stringify writes keys in the order of this list.
const COMMITMENT_KEYS = [
  'algorithm',
  'beacon',
  'capacity',
  'chain',
  'draw_id',
  'entries_count',
  'entries_hash',
  'round',
  'rules',
  'seed_hash',
  'slot_starts',
  'total_weight',
]

/** The seal on the server's seed: its hash, in hex, published when the draw is created. */
export function seedHash(serverSeed: string, sha256: Sha256): string {
  return toHex(sha256(seedBytes(serverSeed)))
}

/** The seed of the draw, in hex: sha256(server seed || draw id || entries hash || public value). */
export function drawSeed(parts: SeedParts, sha256: Sha256): string {
  const secret = seedBytes(parts.serverSeed)
  const published = utf8(parts.drawId + parts.entriesHash + parts.publicValue)
  const input = new Uint8Array(secret.length + published.length)
  input.set(secret)
  input.set(published, secret.length)
  return toHex(sha256(input))
}

/** The start of a draw as the commitment writes it: UTC, whole seconds, such as 2026-11-16T17:00:00Z. */
export function formatSlotStarts(startsAt: Date): string {
  return startsAt.toISOString().replace(/\.\d{3}Z$/, 'Z')
}

/** The commitment of a draw whose entries are fixed. */
export function commitmentOf(facts: CommitmentFacts, sha256: Sha256): DrawCommitment {
  const list = inListOrder(facts.entries)
  return {
    algorithm: DRAW_ALGORITHM,
    draw_id: facts.drawId,
    slot_starts: formatSlotStarts(facts.slotStarts),
    capacity: facts.capacity,
    rules: facts.rules ?? WEIGHT_RULES,
    entries_count: list.length,
    total_weight: totalWeight(list),
    entries_hash: entriesHash(list, sha256),
    seed_hash: facts.seedHash,
    beacon: facts.beacon ?? null,
  }
}

/** The hash of a commitment, in hex, over its JSON with keys in alphabetical order and no spaces. */
export function commitmentHash(commitment: DrawCommitment, sha256: Sha256): string {
  return toHex(sha256(utf8(commitmentText(commitment))))
}

/** The exact text that is hashed. A proof can be passed too: keys that are not the commitment's are left out. */
export function commitmentText(commitment: DrawCommitment): string {
  return JSON.stringify(commitment, COMMITMENT_KEYS)
}
