/** What of a column says how long it stays. */
export type RankedColumn = {
  id: string
  head: string
  numeric?: boolean
  stacked?: boolean
  wideOnly?: boolean
  /** How much it matters: 1 stays the longest. Without one it goes by its kind and place. */
  rank?: number
  /** Never put away: somebody asked for it. */
  stays?: boolean
}

/** Of columns without a rank: acts, then the amount at the end, then the others from the left, then details. */
const usual = { act: 10, amount: 11, other: 12, details: 900, wide: 901 }

/** Details are long: on tablets they are put away however few columns there are. */
const details = 6

/**
 * Which place each column has by how much it matters, from 1: where a list is narrow, those with the last places are put away.
 * The first column says what a row is and has the first place; one that somebody asked for has none and stays.
 */
export function placesOf(columns: readonly RankedColumn[]): ReadonlyMap<string, number> {
  const counted = columns.filter(({ stays }, nth) => nth === 0 || !stays)
  const ranked = counted.map((column, nth) => ({ id: column.id, rank: rankOf(column, nth, counted.length) }))
  ranked.sort((one, other) => one.rank - other.rank)
  return new Map(
    ranked.map(({ id, rank }, nth) => [id, rank >= usual.details ? Math.max(nth + 1, details) : nth + 1]),
  )
}

function rankOf(column: RankedColumn, nth: number, count: number): number {
  const { rank, head, numeric, stacked, wideOnly } = column
  if (nth === 0) return 0
  if (rank !== undefined) return rank
  if (wideOnly) return usual.wide
  if (stacked) return usual.details
  if (head === '') return usual.act
  return numeric && nth === count - 1 ? usual.amount : usual.other + nth
}
