const firstDelaySeconds = 15
const longestDelaySeconds = 600
/** At ten minutes each, about three days. */
const mostAttempts = 440

/** How long a mail rests after its n-th failed attempt; undefined when it has had enough. */
export function retryDelaySeconds(attempts: number): number | undefined {
  if (attempts >= mostAttempts) return undefined
  return Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** (attempts - 1))
}

/** A server that turns us away for good is asked seldom: a minute later, then twice as long each time, six hours at most. */
const firstRefusedSeconds = 60
const longestRefusedSeconds = 6 * 3600
/** About three days as well. */
const mostRefused = 20
/** Attempts without an answer come quicker: a mail is not given up for their number as soon as a server turns us away. */
export const mostRefusedWhileRecent = mostRefused - 1

/** The same for a mail that a server refuses because of us, until that is mended. */
export function refusedDelaySeconds(attempts: number): number | undefined {
  if (attempts >= mostRefused) return undefined
  return Math.min(longestRefusedSeconds, firstRefusedSeconds * 2 ** (attempts - 1))
}
