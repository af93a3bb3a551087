import { maxWaitedPoints, nominationPoints } from '@tower/contract/matching/draws.ts'

/** What a classroom's weight is made of. */
export interface WeightGrounds {
  /** Nominators whom somebody is known to stand behind. */
  readonly confirmed: number
  /** The others, of one network and day no more than `maxPerNetworkAndDay`. */
  readonly unconfirmed: number
  readonly earlierDrawsWithoutWinning: number
}

/**
 * The weight of a classroom in a draw, by the rules `weights/2`: nominations count in full when a mailbox stands behind
 * them, and a few of the others. A classroom that no one has nominated is not eligible: its weight is 0, however long
 * it has waited.
 */
export function entryWeight({ confirmed, unconfirmed, earlierDrawsWithoutWinning }: WeightGrounds): number {
  const nominated = nominationPoints({ confirmed, unconfirmed })
  if (nominated === 0) return 0
  return nominated + Math.min(earlierDrawsWithoutWinning, maxWaitedPoints)
}
