import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Lets an answer leave only when `floorMs` have passed, refusals included, so that its time doesn't tell
 * what was found. Real time, not the clock of the rules: this is about the wire.
 */
export async function notBefore<Answer>(floorMs: number, work: () => Promise<Answer>): Promise<Answer> {
  const [outcome] = await Promise.allSettled([work(), sleep(floorMs)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
