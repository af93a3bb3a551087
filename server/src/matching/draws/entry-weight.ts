/** People beyond this number of distinct nominators add nothing to a classroom's weight. */
export const MAX_COUNTED_NOMINATORS = 25

/** Draws beyond this number of earlier ones without winning add nothing to a classroom's weight. */
export const MAX_COUNTED_WAITS = 10

/** What a classroom's weight is made of. */
export interface WeightGrounds {
  readonly distinctNominators: number
  readonly earlierDrawsWithoutWinning: number
}

/**
 * The weight of a classroom in a draw, by the rules `weights/1`. A classroom that no one has nominated is
 * not eligible: its weight is 0, however long it has waited.
 */
export function entryWeight({ distinctNominators, earlierDrawsWithoutWinning }: WeightGrounds): number {
  if (distinctNominators === 0) return 0
  return (
    Math.min(distinctNominators, MAX_COUNTED_NOMINATORS) +
    Math.min(earlierDrawsWithoutWinning, MAX_COUNTED_WAITS)
  )
}
