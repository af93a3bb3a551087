import { expect, test } from 'vitest'
import { fillBlocks, outlineBlock, sliceBlock, TOWER_BLOCKS } from './tower-blocks.ts'

const TARGET = 80_000
const blockAt = (position: number) => TOWER_BLOCKS[position]!
const heights = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((point) => Number(point[2]))
const sides = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((point) => Number(point[1]))

test('$560 fills five blocks and six tenths of the sixth', () => {
  const given = fillBlocks({ cents: 56_000, targetCents: TARGET }).map((block) => block.given)
  expect(given.slice(0, 5)).toEqual([1, 1, 1, 1, 1])
  expect(given[5]).toBeCloseTo(0.6)
  expect(given.slice(6)).toEqual([0, 0])
})

test('the own gift lies on top of what others gave, also across two blocks', () => {
  const blocks = fillBlocks({ cents: 66_000, targetCents: TARGET, ownCents: 10_000 })
  expect(blocks[5]!.given).toBeCloseTo(0.6)
  expect(blocks[5]!.own).toBeCloseTo(0.4)
  expect(blocks[6]!.given).toBe(0)
  expect(blocks[6]!.own).toBeCloseTo(0.6)
})

test('the tower is never fuller than full nor emptier than empty', () => {
  expect(fillBlocks({ cents: 99_999_900, targetCents: TARGET }).every((b) => b.given === 1)).toBe(true)
  for (const cents of [0, -500]) {
    const blocks = fillBlocks({ cents, targetCents: TARGET, ownCents: 500 })
    expect(blocks.every((b) => b.given === 0 && b.own === 0)).toBe(true)
  }
  expect(fillBlocks({ cents: 500, targetCents: 0 }).every((b) => b.given === 0)).toBe(true)
})

test('a gift larger than what is missing fills the tower and no more', () => {
  const blocks = fillBlocks({ cents: 86_000, targetCents: TARGET, ownCents: 30_000 })
  expect(blocks[5]!.given).toBeCloseTo(0.6)
  expect(blocks[5]!.own).toBeCloseTo(0.4)
  expect(blocks[7]).toEqual({ given: 0, own: 1 })
})

test('an own gift larger than the whole amount does not reach below the ground', () => {
  const blocks = fillBlocks({ cents: 10_000, targetCents: TARGET, ownCents: 50_000 })
  expect(blocks[0]).toEqual({ given: 0, own: 1 })
  expect(blocks[1]).toEqual({ given: 0, own: 0 })
})

test('a partly filled block is filled from its ground', () => {
  const block = blockAt(0)
  const drawn = heights(sliceBlock(block, 0, 0.25))
  expect(Math.max(...drawn)).toBe(block.y + block.height)
  expect(Math.min(...drawn)).toBe(block.y + block.height * 0.75)
})

test('a partly filled block stays inside its outline', () => {
  const arch = blockAt(7)
  const tip = sides(sliceBlock(arch, 0.9, 1))
  expect(Math.max(...tip) - Math.min(...tip)).toBeLessThan(arch.width * 0.6)
  const bridge = blockAt(2)
  const feet = sides(sliceBlock(bridge, 0, 0.1))
  expect(feet.some((x) => Math.abs(x - 100) < 30)).toBe(false)
})

test('a whole block is its outline and an empty one is nothing', () => {
  for (const block of TOWER_BLOCKS) {
    expect(sliceBlock(block, 0, 1)).toBe(outlineBlock(block))
    expect(sliceBlock(block, 0.4, 0.4)).toBe('')
  }
})
