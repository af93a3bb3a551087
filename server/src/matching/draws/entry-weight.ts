import { maxNominatorPoints, maxWaitedPoints } from '@tower/contract/matching/draws.ts'

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
    Math.min(distinctNominators, maxNominatorPoints) + Math.min(earlierDrawsWithoutWinning, maxWaitedPoints)
  )
}
