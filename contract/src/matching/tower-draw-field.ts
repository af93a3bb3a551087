import { totalWeight, type DrawEntry } from './tower-draw-list.ts'

/**
 * The entries that are still in the draw. Laid end to end in list order, each covers as many whole numbers
 * as its weight, together 0 … total - 1. `sums` is a Fenwick tree, so that finding and removing an entry
 * touch about log2(n) of its cells; its sums stay below 2^53 and therefore exact.
 */
export interface Field {
  readonly entries: readonly DrawEntry[]
  readonly sums: Float64Array
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
  const count = entries.length
  const sums = new Float64Array(count + 1)
  for (let cell = 1; cell <= count; cell++) {
    const sum = sums[cell]! + entries[cell - 1]!.weight
    sums[cell] = sum
    const parent = cell + (cell & -cell)
    if (parent <= count) sums[parent]! += sum
  }
  return { entries, sums, total }
}

/** The entry whose interval holds `r`, for 0 <= r < total. Entries without weight cover nothing. */
export function findHit({ sums }: Field, r: number): Hit {
  let index = 0
  let rest = r
  for (let step = highestPowerOfTwo(sums.length - 1); step > 0; step >>= 1) {
    const cell = index + step
    if (cell < sums.length && sums[cell]! <= rest) {
      rest -= sums[cell]!
      index = cell
    }
  }
  return { index, from: r - rest }
}

/** Takes a drawn entry out; the intervals behind it move up. */
export function removeEntry(field: Field, index: number): void {
  const { weight } = field.entries[index]!
  for (let cell = index + 1; cell < field.sums.length; cell += cell & -cell) field.sums[cell]! -= weight
  field.total -= weight
}

function highestPowerOfTwo(atMost: number): number {
  return atMost < 1 ? 0 : 1 << (31 - Math.clz32(atMost))
}
