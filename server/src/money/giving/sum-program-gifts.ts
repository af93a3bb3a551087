import type { Clock } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { listProgramSums } from './payments/payments.queries.ts'

/** How old a shown total may be. The sum walks every gift of a program, too much for each visitor. */
const freshMs = 15_000

/** Makes the function that says what each program was given, refunds taken off, by program id. */
export function createSumProgramGifts(clock: Clock): (tx: Tx) => Promise<ReadonlyMap<string, number>> {
  let known: { at: number; sums: ReadonlyMap<string, number> } | undefined
  return async (tx) => {
    const now = clock.now().getTime()
    if (known && now >= known.at && now - known.at < freshMs) return known.sums
    const sums = new Map((await listProgramSums(tx)).map(({ program, cents }) => [program, cents]))
    known = { at: now, sums }
    return sums
  }
}
