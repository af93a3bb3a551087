import { maxNominatorPoints, maxWaitedPoints } from './weight-limits.ts'

export type Grounds = { nominators: number; confirmed: number | null; waited: number; weight: number }

/**
 * How many of a classroom's nominations and of its waited draws count. A classroom that is not in a draw has no weight;
 * what is confirmed of its nominations would count all the same.
 */
export function countPoints({ nominators, confirmed, waited, weight }: Grounds): {
  nominations: number
  waited: number
} {
  const waitedPoints = Math.min(waited, maxWaitedPoints)
  const nominations = weight > 0 ? weight - waitedPoints : (confirmed ?? nominators)
  return { nominations: Math.min(nominations, maxNominatorPoints), waited: waitedPoints }
}
