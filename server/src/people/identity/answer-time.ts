import type { Services } from '../../services.ts'

/** Above what checking a password or an address takes, so that every answer takes the same. */
export const constantTimeMs = 250
/** Timers may be a moment early. */
const grainMs = 2

/**
 * Lets an answer leave only when the even time has passed, refusals included, so that its time doesn't tell
 * what was found.
 */
export async function withConstantTime<Answer>(
  { delayAnswer }: Pick<Services, 'delayAnswer'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const [outcome] = await Promise.allSettled([work(), delayAnswer(constantTimeMs + grainMs)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
