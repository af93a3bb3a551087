type Purchase = { amountCents: number; creditCents: number }

/**
 * The credits that are due back once this much of a pack's price went back: the same part of them, and all for all of
 * it. Cents times credits are more than a number holds exactly.
 */
export function creditsDue({ amountCents, creditCents }: Purchase, refundedCents: number): number {
  const part = Math.min(refundedCents, amountCents)
  return Number((BigInt(creditCents) * BigInt(part)) / BigInt(amountCents))
}
