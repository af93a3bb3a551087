import { commitmentHash, drawSeed, seedHash } from './tower-draw.ts'
import { chainHash, hexBytes, numbersSince, sourceOf, type RandomnessSource } from './tower-draw-chain.ts'
import { toHex, type Sha256 } from './tower-draw-hash.ts'
import { entriesHash, inListOrder, totalWeight, type DrawEntry } from './tower-draw-list.ts'
import { pickWinners, type DrawPick } from './tower-draw-pick.ts'
// The type only: this file runs in visitors' browsers, which need not load a schema library for it.
import type { Proof } from './tower-draw-proof.contract.ts'
import { isSignedRound } from './tower-draw-signature.ts'

export type ProofCheckName =
  'entries' | 'commitment' | 'seed_sealed' | 'public_value' | 'seed_opened' | 'winners'

/** One step of the verification: what the proof states, and what was found by computing it. */
export interface ProofCheck {
  readonly name: ProofCheckName
  readonly ok: boolean
  readonly expected: string
  readonly found: string
}

/** The six checks in order, whose number the public one is, and the picks as they were drawn again. */
export interface ProofVerdict {
  readonly ok: boolean
  readonly source: RandomnessSource
  readonly checks: readonly ProofCheck[]
  readonly picks: readonly DrawPick[]
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
    checkPublicValue(proof, sha256),
    checkSeedOpened(proof, sha256),
    checkWinners(proof, again),
  ]
  const ok = checks.every((check) => check.ok)
  return { ok, source: sourceOf(proof.beacon), checks, picks: again.result }
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

/**
 * The public value was nobody's choice: it is the hash of the signature that the named chain gave the named round,
 * and the chain's key is the one its name was made from. Without a beacon there is none, which only draws of before may say.
 */
function checkPublicValue(proof: Proof, sha256: Sha256): ProofCheck {
  const { beacon, beacon_chain: chain, beacon_signature: signature, public_value: value } = proof
  const name = 'public_value'
  const refuse = (expected: string, found: string): ProofCheck => ({ name, ok: false, expected, found })
  if (beacon === null) {
    if (proof.slot_starts >= numbersSince)
      return refuse('a public number, as each draw since December 2026', 'none')
    const found = [value, signature, chain?.public_key].filter(Boolean).join(' ')
    return found === '' ? compare(name, '', '') : refuse('no public value', found)
  }
  if (!chain || !signature) return refuse(`round ${beacon.round} with its chain and signature`, 'none')
  const named = chainHash(chain, sha256)
  if (named !== beacon.chain) return refuse(`chain ${beacon.chain}`, `chain ${named}`)
  if (!isSignedRound(chain, { round: beacon.round, signature }, sha256))
    return refuse(`a signature of round ${beacon.round}`, signature)
  return compare(name, value === '' ? 'a public value' : value, toHex(sha256(hexBytes(signature))))
}

/** The seed follows from its parts. */
function checkSeedOpened(proof: Proof, sha256: Sha256): ProofCheck {
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
