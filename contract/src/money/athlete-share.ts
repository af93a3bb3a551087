/** The amount by which it is said what support did: what the monthly gift begins with, in US cents. */
export const supportStepCents = 2_500

/**
 * How much of each $25 that came in for an athlete is spent already, in US cents and never rounded up. What was paid out
 * beyond what came in, since gifts went back later, is no more than all of it.
 */
export function spentOfStep({ raisedCents, paidCents }: { raisedCents: number; paidCents: number }): number {
  if (raisedCents <= 0 || paidCents <= 0) return 0
  return Math.floor((Math.min(paidCents, raisedCents) * supportStepCents) / raisedCents)
}
