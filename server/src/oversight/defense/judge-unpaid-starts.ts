import { hourMs } from '@tower/contract/durations.ts'
import type { HandedDown } from '../../handed-down.ts'
import type { Services } from '../../services.ts'
import type { Starter } from './starter.ts'

/** What one more start means: nothing, a puzzle first, or a refusal for so many seconds. */
export type StartVerdict = { kind: 'calm' } | { kind: 'puzzle' } | { kind: 'refuse'; waitSeconds: number }

/** Says what stands before the next payment page of a network or an account. */
export type JudgeStarts = (starter: Starter) => Promise<StartVerdict>

/** Different requests of one network or account that nobody paid within the hour before a puzzle comes first. */
const calmUnpaidStarts = 5
/** And before it is refused: with a puzzle each, an undecided family never gets there. */
const mostUnpaidStarts = 40

/** Counts only what is unpaid and different: a school that pays, and a giver who comes back a few times, are never in the way. */
export function createJudgeStarts(
  { database, clock, config }: Services,
  { countUnpaidStarts }: Pick<HandedDown, 'countUnpaidStarts'>,
): JudgeStarts {
  const factor = config.rateLimitFactor
  return async (starter) => {
    const now = clock.now().getTime()
    const since = new Date(now - hourMs)
    const { started, oldestAt } = await database.read((tx) => countUnpaidStarts(tx, { starter, since }))
    if (started >= mostUnpaidStarts * factor) {
      const opensAt = (oldestAt?.getTime() ?? now) + hourMs
      return { kind: 'refuse', waitSeconds: Math.max(1, Math.ceil((opensAt - now) / 1000)) }
    }
    return started >= calmUnpaidStarts * factor ? { kind: 'puzzle' } : { kind: 'calm' }
  }
}
