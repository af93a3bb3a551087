import { puzzleBits } from '@tower/contract/oversight/defense-puzzle.ts'

/** Attempts in ten minutes, of all networks, that met a raised guard: from each of these on a puzzle takes twice as long. */
const steps = [100, 300, 1_000] as const

/** More than this many are not told apart. */
export const floodCounted = steps[2]

/**
 * The bits of a puzzle while so many attempts meet a raised guard. Small at first, for whoever gives beside a script is
 * asked too; a script that goes on pays more for each of its cards.
 */
export function bitsInFlood(attempts: number): number {
  const bits = puzzleBits.least + steps.filter((step) => attempts >= step).length
  return Math.min(bits, puzzleBits.most)
}
