import { dayMs } from '@tower/contract/durations.ts'
import type { CountHits } from '../../http/rate-limit-counts.ts'

/** How often a day a provider may be asked, counted over all processes. */
export type DailyAnswers = { countHits: CountHits; max: number }

/** Counts one more answer of a provider; false once there were as many today as was agreed to. */
export async function mayAskProvider({ countHits, max }: DailyAnswers): Promise<boolean> {
  const day = { key: 'assistant.provider|day', windowMs: dayMs, max }
  return (await countHits([day])).every(({ hits }) => hits <= max)
}
