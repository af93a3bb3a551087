const firstDelaySeconds = 15
const longestDelaySeconds = 600
/** At ten minutes each, about three days. */
const mostAttempts = 440

/** How long a mail rests after its n-th failed attempt; undefined when it has had enough. */
export function retryDelaySeconds(attempts: number): number | undefined {
  if (attempts >= mostAttempts) return undefined
  return Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** (attempts - 1))
}
