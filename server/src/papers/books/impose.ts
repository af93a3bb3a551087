/** One side of a sheet: the numbers of the pages on its left and right half, from zero; null for an empty one. */
export type Side = readonly [left: number | null, right: number | null]

/**
 * Which pages lie where, so that sheets printed on both sides (turned over their short edge), laid on each other and folded once
 * are a booklet. Sheets have four pages: empty ones come before the last page, which is the back of the booklet.
 */
export function impose(count: number): Side[] {
  const padded = Math.ceil(count / 4) * 4
  const pageAt = (place: number): number | null => {
    if (place === padded - 1) return count - 1
    return place < count - 1 ? place : null
  }
  return Array.from({ length: padded / 2 }, (_, side) => {
    const [low, high] = [pageAt(side), pageAt(padded - 1 - side)]
    return side % 2 === 0 ? [high, low] : [low, high]
  })
}
