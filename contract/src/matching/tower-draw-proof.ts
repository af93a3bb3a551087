import { z } from 'zod'
import { commitmentHash, DRAW_ALGORITHM, drawSeed, seedHash, type DrawCommitment } from './tower-draw.ts'
import { entriesHash, inListOrder, totalWeight, type DrawEntry, type Sha256 } from './tower-draw-list.ts'
import { pickWinners, type DrawPick } from './tower-draw-pick.ts'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const LowercaseId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const Count = z.int().nonnegative()

/**
 * The published record of a finished draw, enough for anyone to draw it again. Nothing else may stand in it:
 * what the checks do not cover would only look proven.
 */
export const Proof = z.strictObject({
  algorithm: z.literal(DRAW_ALGORITHM),
  beacon: z.strictObject({ chain: Hash, round: z.int().positive() }).nullable(),
  capacity: Count,
  draw_id: LowercaseId,
  entries_count: Count,
  entries_hash: Hash,
  rules: z.string().regex(/^weights\/[1-9]\d*$/),
  seed_hash: Hash,
  slot_starts: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  total_weight: Count,
  commitment_sha256: Hash,
  entries: z.array(z.strictObject({ id: LowercaseId, weight: Count })),
  public_value: Hash.or(z.literal('')),
  seed: Hash,
  server_seed: Hash,
  winners: z.array(LowercaseId),
  /** The slots the winners got, in the same order. Needed when there were fewer slots than places. */
  slots: z.array(LowercaseId).optional(),
})
export type Proof = z.infer<typeof Proof>

export type ProofCheckName = 'entries' | 'commitment' | 'seed_sealed' | 'seed_opened' | 'winners'

/** One step of the verification: what the proof states, and what was found by computing it. */
export interface ProofCheck {
  readonly name: ProofCheckName
  readonly ok: boolean
  readonly expected: string
  readonly found: string
}

/** The five checks in order, and the picks as they were drawn again. */
export interface ProofVerdict {
  readonly ok: boolean
  readonly checks: readonly ProofCheck[]
  readonly picks: readonly DrawPick[]
}

/** What a draw leaves behind; the rest of its proof follows from it. */
export interface DrawnFacts {
  readonly commitment: DrawCommitment
  readonly entries: readonly DrawEntry[]
  readonly serverSeed: string
  readonly publicValue: string
  readonly winners: readonly string[]
  readonly slots?: readonly string[]
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
  }
}

/**
 * Draws a published draw again. Each check takes the proof's own word for the link before it, so that a
 * failing one names the link that was altered. A proof that passes the schema never makes this throw.
 */
export function verifyProof(proof: Proof, sha256: Sha256): ProofVerdict {
  const { seed } = proof
  const entries = attempt(() => inListOrder(proof.entries), proof.entries).result
  const again = attempt<DrawPick[]>(() => pickWinners({ entries, seed, count: placesOf(proof) }, sha256), [])
  const checks = [
    checkEntries(proof, entries, sha256),
    compare('commitment', proof.commitment_sha256, commitmentHash(proof, sha256)),
    compare('seed_sealed', proof.seed_hash, seedHash(proof.server_seed, sha256)),
    checkSeedOpened(proof, sha256),
    checkWinners(proof, again),
  ]
  return { ok: checks.every((check) => check.ok), checks, picks: again.result }
}

/** The list, its length and its total weight are those that were committed to. */
function checkEntries(proof: Proof, entries: readonly DrawEntry[], sha256: Sha256): ProofCheck {
  const hash = attempt(() => entriesHash(entries, sha256), '')
  const total = attempt(() => totalWeight(entries), 0)
  const fault = hash.fault ?? total.fault
  if (fault !== undefined) return { name: 'entries', ok: false, expected: proof.entries_hash, found: fault }

  const sizes = compare(
    'entries',
    `${proof.entries_count} entries, total weight ${proof.total_weight}`,
    `${entries.length} entries, total weight ${total.result}`,
  )
  return sizes.ok ? compare('entries', proof.entries_hash, hash.result) : sizes
}

/** The seed follows from its parts, and the public part was not chosen: it is there if a beacon was named. */
function checkSeedOpened(proof: Proof, sha256: Sha256): ProofCheck {
  if (proof.beacon === null && proof.public_value !== '') {
    return { name: 'seed_opened', ok: false, expected: 'no public value', found: proof.public_value }
  }
  if (proof.beacon !== null && proof.public_value === '') {
    return { name: 'seed_opened', ok: false, expected: 'the public value of the beacon', found: 'none' }
  }
  const { server_seed: serverSeed, draw_id: drawId, public_value: publicValue } = proof
  const seed = drawSeed({ serverSeed, drawId, entriesHash: proof.entries_hash, publicValue }, sha256)
  return compare('seed_opened', proof.seed, seed)
}

/** The same winners in the same order, no more than the capacity, and as many as there were places. */
function checkWinners(proof: Proof, again: Attempt<DrawPick[]>): ProofCheck {
  const drawn = again.result.map((pick) => pick.id).join(' ')
  const check = compare('winners', proof.winners.join(' '), again.fault ?? drawn)
  if (!check.ok) return check

  const { slots = proof.winners, capacity, winners } = proof
  if (winners.length > capacity) return { ...check, ok: false, expected: `at most ${capacity} winners` }
  if (slots.length !== winners.length || new Set(slots).size !== slots.length) {
    return { ...check, ok: false, expected: `${winners.length} different slots` }
  }
  return check
}

/** A draw fills its whole capacity, unless the proof says that it had other slots to give. */
function placesOf({ slots, capacity }: Proof): number {
  return slots ? slots.length : capacity
}

function compare(name: ProofCheckName, expected: string, found: string): ProofCheck {
  return { name, ok: expected === found, expected, found }
}

interface Attempt<Result> {
  readonly result: Result
  readonly fault?: string
}

// A list that no draw accepts (an id twice, too much weight) is a failed check, not a broken verifier.
function attempt<Result>(run: () => Result, otherwise: Result): Attempt<Result> {
  try {
    return { result: run() }
  } catch (error) {
    if (error instanceof RangeError) return { result: otherwise, fault: error.message }
    throw error
  }
}
