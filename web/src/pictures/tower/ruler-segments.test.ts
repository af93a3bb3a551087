import { expect, test } from 'vitest'
import { layRuler, tickStep } from './ruler-segments.ts'
import type { RulerEntry, RulerPick } from './ruler-segments.ts'

function buildEntries(weights: number[]): RulerEntry[] {
  return weights.map((weight, position) => ({ id: `e${position}`, weight, label: `Classroom ${position}` }))
}

function pickEntry(entries: RulerEntry[], position: number): RulerPick {
  const from = entries.slice(0, position).reduce((sum, entry) => sum + entry.weight, 0)
  const remainingWeight = entries.reduce((sum, entry) => sum + entry.weight, 0)
  return { r: from, from, to: from + (entries[position]?.weight ?? 1) - 1, remainingWeight }
}

const manyWeights = Array.from({ length: 2000 }, (_, position) => 1 + ((position * 7) % 35))

test('a small draw shows every classroom on its own, in the order of the list', () => {
  const entries = buildEntries([20, 5, 17, 28, 1, 11])
  const segments = layRuler(entries, pickEntry(entries, 5))
  expect(segments.map((segment) => segment.weight)).toEqual([20, 5, 17, 28, 1, 11])
  expect(segments.map((segment) => segment.kind)).toEqual(['one', 'one', 'one', 'one', 'one', 'hit'])
})

test('no point of the ruler is lost or counted twice when classrooms are merged', () => {
  const entries = buildEntries(manyWeights)
  const pick = pickEntry(entries, 1234)
  let next = 0
  for (const segment of layRuler(entries, pick)) {
    expect(segment.from).toBe(next)
    next += segment.weight
  }
  expect(next).toBe(pick.remainingWeight)
})

test('two thousand classrooms stay cheap to draw', () => {
  const entries = buildEntries(manyWeights)
  expect(layRuler(entries, pickEntry(entries, 1234)).length).toBeLessThan(210)
})

test('the matched classroom is never merged with its neighbors, wherever it stands', () => {
  const entries = buildEntries(manyWeights)
  for (const position of [0, 1, 999, 1999]) {
    const pick = pickEntry(entries, position)
    const hits = layRuler(entries, pick).filter((segment) => segment.kind === 'hit')
    expect(hits).toEqual([
      { from: pick.from, weight: entries[position]?.weight, kind: 'hit', label: `Classroom ${position}` },
    ])
  }
})

test('a heavy classroom among many light ones keeps its own segment', () => {
  const entries = buildEntries([
    ...Array.from({ length: 100 }, () => 1),
    500,
    ...Array.from({ length: 100 }, () => 1),
  ])
  const segments = layRuler(entries, pickEntry(entries, 0))
  expect(segments).toContainEqual({ from: 100, weight: 500, kind: 'one', label: 'Classroom 100' })
})

test('ticks are round numbers and never more than forty', () => {
  expect(tickStep(182)).toBe(5)
  expect(tickStep(12)).toBe(1)
  for (const points of [1, 39, 40, 41, 400, 401, 5000, 36_123])
    expect(points / tickStep(points)).toBeLessThanOrEqual(40)
})
