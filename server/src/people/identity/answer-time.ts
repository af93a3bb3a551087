import { setTimeout as sleep } from 'node:timers/promises'

/** Above what checking a password or an address takes, so that every answer takes the same. */
export const constantTimeMs = 250
/** Timers may be a moment early. */
const grainMs = 2

/**
 * Lets an answer leave only when the even time has passed, refusals included, so that its time doesn't tell
 * what was found. Real time, not the clock of the rules: this is about the wire.
 */
export async function withConstantTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [outcome] = await Promise.allSettled([work(), sleep(constantTimeMs + grainMs)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
