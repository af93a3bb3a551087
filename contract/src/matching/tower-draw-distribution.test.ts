import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findHit, openField, removeEntry } from './tower-draw-field.ts'
import type { Sha256 } from './tower-draw-hash.ts'
import { inListOrder } from './tower-draw-list.ts'
import { pickWinners } from './tower-draw-pick.ts'
import { numberBelow, openStream } from './tower-draw-stream.ts'

const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer')
const entriesOf = (weights: readonly number[]) =>
  weights.map((weight, at) => ({ id: String(at).padStart(6, '0'), weight }))

/** Draws all entries, from a seed, and names the order by the places in the list, such as `40312`. */
type Sampler = (weights: readonly number[], seed: string) => string

describe('exactly, over every number that can come up', () => {
  test.each([
    { about: 'two entries', weights: [1, 9_999] },
    { about: 'entries with and without weight', weights: [0, 3, 0, 0, 5_000, 1, 0, 4_996, 0] },
    { about: 'a thousand entries', weights: Array.from({ length: 1000 }, (_, at) => at % 20) },
    { about: 'a single entry', weights: [10_000] },
  ])('each of $about is hit as many times as it weighs', ({ weights }) => {
    const field = openField(entriesOf(weights))
    const hits = weights.map(() => 0)
    for (let r = 0; r < field.total; r++) hits[findHit(field, r).index]! += 1
    expect(hits).toEqual(weights)
  })

  test('after any two entries are drawn, the others are hit as many times as they weigh', () => {
    const weights = Array.from({ length: 200 }, (_, at) => (at * at) % 7)
    for (const [drawn] of weights.entries()) {
      const other = (drawn + 1 + ((drawn * 31) % 199)) % 200
      const field = openField(entriesOf(weights))
      removeEntry(field, drawn)
      removeEntry(field, other)
      const hits = weights.map(() => 0)
      for (let r = 0; r < field.total; r++) hits[findHit(field, r).index]! += 1
      expect(hits).toEqual(weights.with(drawn, 0).with(other, 0))
    }
  })

  test('weights scaled by a constant give every order the same chance', () => {
    const weights = [1, 2, 0, 3, 5]
    const chances = chanceOfEachOrder(weights)
    expect(chances.size).toBe(24)
    for (const factor of [2, 7, 1000]) {
      expect(chanceOfEachOrder(weights.map((weight) => weight * factor))).toEqual(chances)
    }
  })
})

// Fewer already tell the wrong ones apart; the long form draws four times as many.
const draws = process.env.SOAK === 'true' ? 400_000 : 100_000

describe('over many draws of five', { timeout: 300_000 }, () => {
  const weights = [1, 2, 3, 5, 8]

  test('all 120 orders come as often as their chances say, over very many draws', () => {
    expect(pValue(chiSquare(weights, towerDraw, draws), 119)).toBeGreaterThan(0.001)
  })

  test.each([
    { about: 'ignores the weights', sampler: wrongUniform },
    { about: 'keeps the intervals of those already drawn and steps over them', sampler: wrongSteppingOver },
    { about: 'is off by one number at the upper end', sampler: wrongLastNumber },
  ])('a sampler that $about is found out within 50,000 draws', ({ sampler }) => {
    expect(pValue(chiSquare(weights, sampler, 50_000), 119)).toBeLessThan(1e-9)
  })
})

function towerDraw(weights: readonly number[], seed: string): string {
  const entries = inListOrder(entriesOf(weights))
  return pickWinners({ entries, seed, count: weights.length }, sha256)
    .map((pick) => pick.index)
    .join('')
}

/** Draws with the number for each pick and the way it names a winner handed in. */
function drawWith(
  seed: string,
  weights: readonly number[],
  next: (word: bigint, left: number[]) => number,
): string {
  const nextWord = openStream(seed, sha256)
  const left = weights.map((_, at) => at)
  let order = ''
  while (left.length > 0) {
    const place = next(nextWord(), left)
    order += left.splice(place, 1)[0]
  }
  return order
}

function wrongUniform(weights: readonly number[], seed: string): string {
  return drawWith(seed, weights, (word, left) => numberBelow(left.length, word) ?? 0)
}

function wrongSteppingOver(weights: readonly number[], seed: string): string {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return drawWith(seed, weights, (word, left) => {
    let rest = numberBelow(total, word) ?? 0
    const index = weights.findIndex((weight) => (rest -= weight) < 0)
    return Math.max(
      0,
      left.findIndex((at) => at >= index),
    )
  })
}

function wrongLastNumber(weights: readonly number[], seed: string): string {
  return drawWith(seed, weights, (word, left) => {
    const total = left.reduce((sum, at) => sum + weights[at]!, 0)
    let rest = total > 1 ? (numberBelow(total - 1, word) ?? 0) : 0
    return left.findIndex((at) => (rest -= weights[at]!) < 0)
  })
}

/** The exact chance of each order, found by trying every number at every pick. */
function chanceOfEachOrder(weights: readonly number[]): Map<string, string> {
  const chances = new Map<string, string>()
  const visit = (drawn: readonly number[], ways: bigint, outOf: bigint): void => {
    const field = openField(entriesOf(weights))
    for (const index of drawn) removeEntry(field, index)
    if (field.total === 0) {
      chances.set(drawn.join(''), inLowestTerms(ways, outOf))
      return
    }
    const hits = new Map<number, bigint>()
    for (let r = 0; r < field.total; r++) {
      const { index } = findHit(field, r)
      hits.set(index, (hits.get(index) ?? 0n) + 1n)
    }
    for (const [index, times] of hits) visit([...drawn, index], ways * times, outOf * BigInt(field.total))
  }
  visit([], 1n, 1n)
  return chances
}

function inLowestTerms(ways: bigint, outOf: bigint): string {
  let [a, b] = [ways, outOf]
  while (b > 0n) [a, b] = [b, a % b]
  return `${ways / a}/${outOf / a}`
}

/** How far the orders drawn from seeds 0, 1, 2 … lie from what the weights say. */
function chiSquare(weights: readonly number[], sampler: Sampler, draws: number): number {
  const seen = new Map<string, number>()
  for (let nth = 0; nth < draws; nth++) {
    const order = sampler(weights, nth.toString(16).padStart(64, '0'))
    seen.set(order, (seen.get(order) ?? 0) + 1)
  }
  let distance = 0
  for (const [order, chance] of expectedChances(weights)) {
    const expected = chance * draws
    distance += ((seen.get(order) ?? 0) - expected) ** 2 / expected
  }
  return distance
}

/** Each order's chance from the definition: weight over remaining weight, multiplied along the order. */
function expectedChances(weights: readonly number[]): Map<string, number> {
  const chances = new Map<string, number>()
  const visit = (order: string, left: readonly number[], chance: number): void => {
    if (left.length === 0) chances.set(order, chance)
    const total = left.reduce((sum, at) => sum + weights[at]!, 0)
    for (const at of left) {
      visit(
        order + at,
        left.filter((other) => other !== at),
        (chance * weights[at]!) / total,
      )
    }
  }
  visit('', [...weights.keys()], 1)
  return chances
}

/** The chance that a right sampler lies this far off or farther (Wilson and Hilferty's approximation). */
function pValue(distance: number, degrees: number): number {
  const spread = 2 / (9 * degrees)
  const z = (Math.cbrt(distance / degrees) - 1 + spread) / Math.sqrt(spread)
  // Upper tail of the normal distribution: Abramowitz and Stegun, 26.2.17.
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
  return z >= 0 ? tail : 1 - tail
}
