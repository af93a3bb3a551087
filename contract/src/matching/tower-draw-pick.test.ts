import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Sha256 } from './tower-draw-hash.ts'
import type { DrawEntry } from './tower-draw-list.ts'
import { pickWinners } from './tower-draw-pick.ts'
import { numberBelow } from './tower-draw-stream.ts'

const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer')
const seed = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))
const weight = fc.oneof(fc.nat(35), fc.constant(0), fc.nat(2 ** 44))
const entriesOf = (weights: fc.Arbitrary<number>) =>
  fc.uniqueArray(fc.record({ id: fc.uuid(), weight: weights }), {
    maxLength: 60,
    selector: (entry) => entry.id,
  })
const draw = fc.record({ entries: entriesOf(weight), seed, count: fc.nat(70) })

test('the same entries in any order and any case give the same winners', () => {
  const shuffled = draw.chain((input) =>
    fc.record({
      input: fc.constant(input),
      entries: fc.shuffledSubarray(input.entries, { minLength: input.entries.length }),
    }),
  )
  fc.assert(
    fc.property(shuffled, ({ input, entries }) => {
      const shouted = entries.map((entry, at) => (at % 2 ? { ...entry, id: entry.id.toUpperCase() } : entry))
      expect(pickWinners({ ...input, entries: shouted }, sha256)).toEqual(pickWinners(input, sha256))
    }),
  )
})

test('no one wins twice, no one without weight wins, and everyone with weight wins when there is space', () => {
  fc.assert(
    fc.property(draw, (input) => {
      const picks = pickWinners(input, sha256)
      const withWeight = input.entries.filter((entry) => entry.weight > 0)
      expect(new Set(picks.map((pick) => pick.id)).size).toBe(picks.length)
      expect(picks.every((pick) => pick.weight > 0)).toBe(true)
      expect(picks).toHaveLength(Math.min(input.count, withWeight.length))
    }),
    { numRuns: 500 },
  )
})

test('each pick shows its number inside the interval of its winner', () => {
  fc.assert(
    fc.property(draw, (input) => {
      for (const { r, from, to, weight, remainingWeight } of pickWinners(input, sha256)) {
        expect(from <= r && r <= to && to < remainingWeight && to - from + 1 === weight).toBe(true)
      }
    }),
  )
})

test('fewer places give the first of the winners that more places give', () => {
  fc.assert(
    fc.property(draw, (input) => {
      const more = pickWinners({ ...input, count: input.count + 5 }, sha256)
      expect(pickWinners(input, sha256)).toEqual(more.slice(0, input.count))
    }),
  )
})

test('a second implementation that walks the list agrees on 10,000 draws', () => {
  fc.assert(
    fc.property(draw, (input) => {
      expect(pickWinners(input, sha256).map((pick) => pick.id)).toEqual(pickByWalking(input))
    }),
    { numRuns: 10_000, seed: 20_261_116 },
  )
})

test('the second implementation agrees on long lists too', () => {
  const long = fc.record({
    seed,
    count: fc.integer({ min: 1, max: 40 }),
    entries: fc
      .array(weight, { minLength: 300, maxLength: 3000, size: 'max' })
      .map((weights) => weights.map((weight, at) => ({ id: String(at).padStart(6, '0'), weight }))),
  })
  fc.assert(
    fc.property(long, (input) => {
      expect(pickWinners(input, sha256).map((pick) => pick.id)).toEqual(pickByWalking(input))
    }),
    { numRuns: 100, seed: 20_261_116 },
  )
})

test.each([
  { about: 'no entries', entries: [], count: 3 },
  { about: 'entries without weight only', entries: [{ id: 'a', weight: 0 }], count: 3 },
  { about: 'no places', entries: [{ id: 'a', weight: 1 }], count: 0 },
])('a draw with $about has no winners', ({ entries, count }) => {
  expect(pickWinners({ entries, count, seed: '00'.repeat(32) }, sha256)).toEqual([])
})

test('a lone entry wins a draw with a thousand million places once', () => {
  const picks = pickWinners({ entries: [{ id: 'a', weight: 7 }], count: 1e9, seed: '00'.repeat(32) }, sha256)
  expect(picks.map((pick) => pick.id)).toEqual(['a'])
})

test.each([
  { about: 'a negative weight', weights: [1, -1] },
  { about: 'a broken weight', weights: [1, 0.5] },
  { about: 'a weight that is no number', weights: [1, Number.NaN] },
  { about: 'weights of 2^53 together', weights: [2 ** 53 - 1, 1] },
])('a draw with $about is refused', ({ weights }) => {
  const entries = weights.map((weight, at) => ({ id: String(at), weight }))
  expect(() => pickWinners({ entries, count: 1, seed: '00'.repeat(32) }, sha256)).toThrow(RangeError)
})

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d places are refused', (count) => {
  expect(() => pickWinners({ entries: [], count, seed: '00'.repeat(32) }, sha256)).toThrow(RangeError)
})

test('words from the last whole multiple of the total on are passed over', () => {
  const total = 2 ** 53 - 1
  const limit = (2n ** 64n / BigInt(total)) * BigInt(total)
  expect(numberBelow(total, limit - 1n)).toBe(total - 1)
  expect(numberBelow(total, limit)).toBeUndefined()
  expect(numberBelow(total, 2n ** 64n - 1n)).toBeUndefined()
  expect(numberBelow(4, 2n ** 64n - 1n)).toBe(3)
})

/** The steps of docs/domain/draw-algorithm.md, written down once more as plainly as they can be. */
function pickByWalking({
  entries,
  seed,
  count,
}: {
  entries: DrawEntry[]
  seed: string
  count: number
}): string[] {
  const left = [...entries].sort((a, b) => (a.id < b.id ? -1 : 1))
  const winners: string[] = []
  for (let taken = 0; winners.length < count; taken++) {
    const total = left.reduce((sum, entry) => sum + BigInt(entry.weight), 0n)
    if (total === 0n) break
    const blockNumber = Buffer.alloc(8)
    blockNumber.writeBigUInt64BE(BigInt(taken) / 4n)
    const block = hash('sha256', Buffer.concat([Buffer.from(seed, 'hex'), blockNumber]), 'buffer')
    const word = block.readBigUInt64BE((taken % 4) * 8)
    if (word >= (2n ** 64n / total) * total) continue
    let rest = word % total
    const at = left.findIndex((entry) => (rest -= BigInt(entry.weight)) < 0n)
    winners.push(...left.splice(at, 1).map((entry) => entry.id))
  }
  return winners
}
