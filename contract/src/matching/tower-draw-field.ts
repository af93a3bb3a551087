import { totalWeight, type DrawEntry } from './tower-draw-list.ts'

// Entries per block, as a power of two. A tree over blocks is small enough to stay in the processor's cache:
// for ten million entries, laying out a tree with a cell for each took about five times as long.
const BLOCK_BITS = 6
const BLOCK_SIZE = 1 << BLOCK_BITS

/**
 * The entries that are still in the draw. Laid end to end in list order, each covers as many whole numbers
 * as its weight, together 0 … total - 1. `sums` is a Fenwick tree over the weights of blocks of entries, so
 * that finding or removing one touches about log2(n) cells and one block; all sums stay below 2^53, exact.
 */
export interface Field {
  readonly entries: readonly DrawEntry[]
  readonly sums: Float64Array
  /** 1 at the place of each entry that was taken out. */
  readonly drawn: Uint8Array
  total: number
}

/** Where a number fell: the place of the entry in the list and the first number of its interval. */
export interface Hit {
  readonly index: number
  readonly from: number
}

/** Lays out all entries; the time grows with their number only. Throws on weights that are no whole numbers. */
export function openField(entries: readonly DrawEntry[]): Field {
  const total = totalWeight(entries)
  const sums = new Float64Array(Math.ceil(entries.length / BLOCK_SIZE) + 1)
  for (let index = 0; index < entries.length; index++) {
    sums[(index >> BLOCK_BITS) + 1]! += entries[index]!.weight
  }
  for (let cell = 1; cell < sums.length; cell++) {
    const parent = cell + (cell & -cell)
    if (parent < sums.length) sums[parent]! += sums[cell]!
  }
  return { entries, sums, drawn: new Uint8Array(entries.length), total }
}

/** The entry whose interval holds `r`, for 0 <= r < total. Entries without weight cover nothing. */
export function findHit({ entries, sums, drawn }: Field, r: number): Hit {
  let block = 0
  let rest = r
  for (let step = highestPowerOfTwo(sums.length - 1); step > 0; step >>= 1) {
    const cell = block + step
    if (cell < sums.length && sums[cell]! <= rest) {
      rest -= sums[cell]!
      block = cell
    }
  }

  let index = block << BLOCK_BITS
  while (drawn[index] === 1 || entries[index]!.weight <= rest) {
    if (drawn[index] === 0) rest -= entries[index]!.weight
    index++
  }
  return { index, from: r - rest }
}

/** Takes a drawn entry out; the intervals behind it move up. */
export function removeEntry(field: Field, index: number): void {
  const { weight } = field.entries[index]!
  const { sums } = field
  for (let cell = (index >> BLOCK_BITS) + 1; cell < sums.length; cell += cell & -cell) sums[cell]! -= weight
  field.drawn[index] = 1
  field.total -= weight
}

function highestPowerOfTwo(atMost: number): number {
  return atMost < 1 ? 0 : 1 << (31 - Math.clz32(atMost))
}
