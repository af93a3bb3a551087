import { hash } from 'node:crypto'
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numbersSince, quicknet, quicknetHash } from './tower-draw-chain.ts'
import { exampleProof } from './tower-draw-example.ts'
import type { Sha256 } from './tower-draw-hash.ts'
import { pickWinners } from './tower-draw-pick.ts'
import { Proof } from './tower-draw-proof.contract.ts'
import { proofOf } from './tower-draw-proof.ts'
import { quicknetRounds } from './tower-draw-quicknet-example.ts'
import { verifyProof, type ProofCheckName } from './tower-draw-verify.ts'
import { beaconKeys, signRound } from './tower-draw-signature.ts'
import { commitmentHash, commitmentOf, drawSeed, seedHash, type DrawBeacon } from './tower-draw.ts'

const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer')
const allChecks: ProofCheckName[] = [
  'entries',
  'commitment',
  'seed_sealed',
  'public_value',
  'seed_opened',
  'winners',
]

/** The checks of a changed example that fail. */
function failedChecks(change: Partial<Proof>): ProofCheckName[] {
  const { ok, checks } = verifyProof(Proof.parse({ ...exampleProof, ...change }), sha256)
  const failed = checks.filter((check) => !check.ok)
  expect(ok).toBe(failed.length === 0)
  expect(failed.every((check) => check.expected !== check.found)).toBe(true)
  return failed.map((check) => check.name)
}

test.each([
  { where: 'node:crypto', with: sha256 },
  { where: '@noble/hashes', with: nobleSha256 },
])('the example proof verifies with $where', ({ with: sha }) => {
  const verdict = verifyProof(Proof.parse(exampleProof), sha)
  expect(verdict.ok).toBe(true)
  expect(verdict.checks.map((check) => check.name)).toEqual(allChecks)
  expect(verdict.checks.every((check) => check.ok && check.expected === check.found)).toBe(true)
  expect(verdict.picks.map((pick) => pick.r)).toEqual([150, 100, 10])
})

test('the order in which a proof lists its entries does not matter', () => {
  expect(failedChecks({ entries: exampleProof.entries.toReversed() })).toEqual([])
})

describe('a failing check names the link that was altered:', () => {
  const other = '0'.repeat(64)
  const beacon = { chain: other, round: 1 }
  const [first, second, third] = exampleProof.winners as [string, string, string]

  test.each<{ about: string; change: Partial<Proof>; failed: ProofCheckName[] }>([
    { about: 'the number of entries', change: { entries_count: 13 }, failed: ['entries', 'commitment'] },
    { about: 'the total weight', change: { total_weight: 183 }, failed: ['entries', 'commitment'] },
    { about: 'the capacity', change: { capacity: 4 }, failed: ['commitment', 'winners'] },
    { about: 'the rules', change: { rules: 'weights/2' }, failed: ['commitment'] },
    { about: 'the start', change: { slot_starts: '2026-11-16T17:00:01Z' }, failed: ['commitment'] },
    { about: 'the commitment hash', change: { commitment_sha256: other }, failed: ['commitment'] },
    { about: 'the sealed seed', change: { seed_hash: other }, failed: ['commitment', 'seed_sealed'] },
    { about: 'the secret', change: { server_seed: other }, failed: ['seed_sealed', 'seed_opened'] },
    { about: 'the seed', change: { seed: other }, failed: ['seed_opened', 'winners'] },
    {
      about: 'a public value out of nowhere',
      change: { public_value: other },
      failed: ['public_value', 'seed_opened'],
    },
    { about: 'a beacon named afterwards', change: { beacon }, failed: ['commitment', 'public_value'] },
    { about: 'the order of the winners', change: { winners: [second, first, third] }, failed: ['winners'] },
    { about: 'a winner left out', change: { winners: [first, second] }, failed: ['winners'] },
    {
      about: 'a winner named twice',
      change: { winners: [first, second, third, third] },
      failed: ['winners'],
    },
  ])('$about', ({ change, failed }) => {
    expect(failedChecks(change)).toEqual(failed)
  })
})

test('a public value chosen by the operator is refused even when the seed is made to follow from it', () => {
  const public_value = 'ab'.repeat(32)
  const { server_seed: serverSeed, draw_id: drawId, entries_hash: entriesHash, entries } = exampleProof
  const seed = drawSeed({ serverSeed, drawId, entriesHash, publicValue: public_value }, sha256)
  const winners = pickWinners({ entries, seed, count: 3 }, sha256).map((pick) => pick.id)
  expect(failedChecks({ public_value, seed, winners })).toEqual(['public_value'])
})

describe('a proof with a public number', () => {
  const [number, other] = quicknetRounds
  const beacon = { chain: quicknetHash, round: number.round }
  const { server_seed: serverSeed, entries } = exampleProof
  const commitment = commitmentOf(
    {
      drawId: exampleProof.draw_id,
      slotStarts: new Date(exampleProof.slot_starts),
      capacity: 3,
      entries,
      seedHash: seedHash(serverSeed, sha256),
      beacon,
    },
    sha256,
  )
  /** Made as a forger would: everything that follows from the public value follows from it. */
  const proofWith = (publicValue: string, change: Partial<Proof> = {}): Proof => {
    const { draw_id: drawId, entries_hash: entriesHash } = commitment
    const seed = drawSeed({ serverSeed, drawId, entriesHash, publicValue }, sha256)
    const winners = pickWinners({ entries, seed, count: 3 }, sha256).map((pick) => pick.id)
    const evidence = { chain: quicknet, signature: number.signature }
    const proof = proofOf({ commitment, entries, serverSeed, publicValue, winners, evidence }, sha256)
    return Proof.parse({ ...proof, ...change })
  }
  const failedOf = (proof: Proof) =>
    verifyProof(proof, sha256)
      .checks.filter((check) => !check.ok)
      .map((check) => check.name)

  test('holds, says that the number is drand’s, and draws others than without it', () => {
    const verdict = verifyProof(proofWith(number.randomness), nobleSha256)
    expect(verdict).toMatchObject({ ok: true, source: 'drand' })
    expect(verdict.checks.find((check) => check.name === 'public_value')?.found).toBe(number.randomness)
    expect(verifyProof(exampleProof, sha256).source).toBe('none')
    expect(proofWith(number.randomness).winners).not.toEqual(exampleProof.winners)
  })

  test.each([
    { about: 'a number of our own choice', value: 'ab'.repeat(32), change: {} },
    { about: 'the number of another round', value: other.randomness, change: {} },
    {
      about: 'another round with its true signature',
      value: other.randomness,
      change: { beacon_signature: other.signature },
    },
    { about: 'no number', value: '', change: {} },
    { about: 'no signature', value: number.randomness, change: { beacon_signature: undefined } },
    { about: 'no chain', value: number.randomness, change: { beacon_chain: undefined } },
    {
      about: 'a signature by a key of our own',
      ...(() => {
        const { secretKey, publicKey } = beaconKeys(new Uint8Array(48).fill(1))
        const signature = signRound(secretKey, number.round, sha256)
        const change = {
          beacon_signature: signature,
          beacon_chain: { ...quicknet, public_key: publicKey },
        }
        return { value: hash('sha256', Buffer.from(signature, 'hex')), change }
      })(),
    },
  ])('fails with $about', ({ value, change }) => {
    expect(failedOf(proofWith(value, change))).toEqual(['public_value'])
  })

  test('fails when its round is exchanged after the commitment', () => {
    const exchanged = {
      beacon: { ...beacon, round: other.round },
      beacon_signature: other.signature,
    }
    expect(failedOf(proofWith(other.randomness, exchanged))).toEqual(['commitment'])
  })
})

test('a proof without a public number holds for draws of before, and fails for one that starts since each names one', () => {
  const startingAt = (slot_starts: string) => {
    const commitment_sha256 = commitmentHash({ ...exampleProof, slot_starts }, sha256)
    return failedChecks({ slot_starts, commitment_sha256 })
  }
  expect(startingAt('2026-11-30T23:59:59Z')).toEqual([])
  expect(startingAt('2026-12-01T00:00:00Z')).toEqual(['public_value'])
  expect(startingAt('2031-01-01T00:00:00Z')).toEqual(['public_value'])
})

test('fewer winners than the capacity are right only with as many slots', () => {
  const [first, second] = exampleProof.winners
  const slots = [1, 2].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
  const winners = [first!, second!]
  expect(failedChecks({ winners, slots })).toEqual([])
  expect(failedChecks({ winners: [], slots: [] })).toEqual([])
  expect(failedChecks({ slots })).toEqual(['winners'])
  expect(failedChecks({ winners, slots: slots.slice(0, 1) })).toEqual(['winners'])
  expect(failedChecks({ winners, slots: [slots[0]!, slots[0]!] })).toEqual(['winners'])
})

test('more winners than the capacity are refused even when the commitment is made to match', () => {
  const slots = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
  const commitment_sha256 = commitmentHash({ ...exampleProof, capacity: 2 }, sha256)
  expect(failedChecks({ capacity: 2, commitment_sha256, slots })).toEqual(['winners'])
})

test('slots that no winner is there for are refused', () => {
  const { entries, seed } = exampleProof
  const commitment_sha256 = commitmentHash({ ...exampleProof, capacity: 13 }, sha256)
  const winners = pickWinners({ entries, seed, count: 13 }, sha256).map((pick) => pick.id)
  const slots = Array.from({ length: 13 }, (_, n) => `00000000-0000-4000-8000-0000000000${10 + n}`)
  const filled = { capacity: 13, commitment_sha256, winners }
  expect(failedChecks({ ...filled, slots: slots.slice(0, 12) })).toEqual([])
  expect(failedChecks({ ...filled, slots })).toEqual(['winners'])
})

test('lists that no draw accepts fail their checks and break nothing', () => {
  const [entry] = exampleProof.entries
  const tooHeavy = exampleProof.entries.map(({ id }) => ({ id, weight: Number.MAX_SAFE_INTEGER }))
  expect(failedChecks({ entries: [...exampleProof.entries, entry!] })).toEqual(['entries', 'winners'])
  expect(failedChecks({ entries: tooHeavy })).toEqual(['entries', 'winners'])
  expect(failedChecks({ entries: [] })).toEqual(['entries', 'winners'])
})

test('a proof may hold nothing that its checks do not cover', () => {
  expect(Proof.safeParse({ ...exampleProof, school: 'Ruskin Elementary' }).success).toBe(false)
})

const bytes32 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))
const beacon: fc.Arbitrary<DrawBeacon | null> = fc.option(
  fc.record({ chain: bytes32, round: fc.integer({ min: 1 }) }),
)
/** A number that drand published. Few, for checking one signature takes as long as all other checks of a hundred proofs. */
const publicNumber = fc.oneof(
  { weight: 19, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(...quicknetRounds) },
)
const beforeNumbers = Date.parse(numbersSince) - 1_000
const startsAt = fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true })

/** A finished draw with its proof, of any size, with and without a beacon, with and without named slots. */
const anyProof: fc.Arbitrary<Proof> = fc
  .record({
    drawId: fc.uuid(),
    serverSeed: bytes32,
    number: publicNumber,
    anyStart: startsAt,
    capacity: fc.integer({ min: 1, max: 12 }),
    slots: fc.option(fc.uniqueArray(fc.uuid(), { maxLength: 12, size: 'max' })),
    entries: fc.uniqueArray(fc.record({ id: fc.uuid(), weight: fc.nat(35) }), {
      minLength: 2,
      maxLength: 30,
      size: 'max',
      selector: (entry) => entry.id,
    }),
  })
  .map(({ drawId, serverSeed, number, anyStart, capacity, slots, entries }) => {
    // Only draws of before may do without a number.
    const startsAt = number ? anyStart : new Date(Math.min(anyStart.getTime(), beforeNumbers))
    const sealed = seedHash(serverSeed, sha256)
    const beacon = number && { chain: quicknetHash, round: number.round }
    const evidence = number ? { chain: quicknet, signature: number.signature } : undefined
    const commitment = commitmentOf(
      { drawId, slotStarts: startsAt, capacity, entries, seedHash: sealed, beacon },
      sha256,
    )
    const publicValue = number?.randomness ?? ''
    const seed = drawSeed({ serverSeed, drawId, entriesHash: commitment.entries_hash, publicValue }, sha256)
    const count = Math.min(capacity, slots?.length ?? capacity)
    const winners = pickWinners({ entries, seed, count }, sha256).map((pick) => pick.id)
    const taken = slots ? { slots: slots.slice(0, winners.length) } : {}
    return proofOf({ commitment, entries, serverSeed, publicValue, winners, ...taken, evidence }, sha256)
  })

test('every honest proof verifies, also after a trip through JSON', () => {
  fc.assert(
    fc.property(anyProof, (proof) => {
      expect(verifyProof(Proof.parse(JSON.parse(JSON.stringify(proof))), sha256).ok).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test('each kind of alteration is rejected, twenty proofs of twenty, nearly all by the checks alone', () => {
  const runs = 20
  let caughtByChecks = 0
  for (const tamper of tamperings) {
    const altered = anyProof.chain((proof) => fc.record({ proof: fc.constant(proof), forged: tamper(proof) }))
    fc.assert(
      fc.property(
        altered.filter(({ proof, forged }) => meaning(proof) !== meaning(forged)),
        ({ forged }) => {
          const parsed = Proof.safeParse(JSON.parse(JSON.stringify(forged)))
          if (!parsed.success) return
          expect(verifyProof(parsed.data, sha256).ok).toBe(false)
          caughtByChecks++
        },
      ),
      { numRuns: runs, seed: 800 },
    )
  }
  // Otherwise the schema alone would have done the work, and the checks would stand untested.
  expect(caughtByChecks).toBeGreaterThan(0.9 * runs * tamperings.length)
})

/** Single alterations of a proof that leave it looking like one. */
const tamperings: ((proof: Proof) => fc.Arbitrary<Proof>)[] = [
  (proof) =>
    fc
      .record({
        field: fc.constantFrom(
          'entries_hash',
          'seed_hash',
          'commitment_sha256',
          'seed',
          'server_seed',
          'public_value',
        ),
        hex: bytes32,
      })
      .map(({ field, hex }) => ({ ...proof, [field]: hex })),
  (proof) =>
    fc
      .record({ field: fc.constantFrom('capacity', 'entries_count', 'total_weight'), number: fc.nat(400) })
      .map(({ field, number }) => ({ ...proof, [field]: number })),
  (proof) => fc.uuid().map((draw_id) => ({ ...proof, draw_id })),
  (proof) => beacon.map((beacon) => ({ ...proof, beacon })),
  (proof) => fc.constantFrom('weights/2', 'weights/10').map((rules) => ({ ...proof, rules })),
  (proof) => startsAt.map((at) => ({ ...proof, slot_starts: at.toISOString().replace(/\.\d+Z/, 'Z') })),
  (proof) =>
    fc.record({ at: fc.nat(proof.entries.length - 1), weight: fc.nat(40) }).map(({ at, weight }) => ({
      ...proof,
      entries: proof.entries.with(at, { ...proof.entries[at]!, weight }),
    })),
  (proof) =>
    fc
      .record({ at: fc.nat(proof.entries.length - 1), id: fc.uuid() })
      .map(({ at, id }) => ({ ...proof, entries: proof.entries.with(at, { ...proof.entries[at]!, id }) })),
  (proof) =>
    fc.nat(proof.entries.length - 1).map((at) => ({ ...proof, entries: proof.entries.toSpliced(at, 1) })),
  (proof) =>
    fc
      .record({ id: fc.uuid(), weight: fc.nat(35) })
      .map((entry) => ({ ...proof, entries: [...proof.entries, entry] })),
  (proof) => fc.shuffledSubarray(proof.winners).map((winners) => ({ ...proof, winners })),
  (proof) =>
    fc
      .constantFrom(...proof.entries)
      .map((entry) => ({ ...proof, winners: [entry.id, ...proof.winners.slice(1)] })),
  (proof) =>
    fc.constantFrom(...proof.entries).map(({ id }) => ({ ...proof, winners: [...proof.winners, id] })),
]

/** What a proof says, whatever the order of its entries. */
function meaning(proof: Proof): string {
  return JSON.stringify({ ...proof, entries: proof.entries.toSorted((a, b) => (a.id < b.id ? -1 : 1)) })
}
