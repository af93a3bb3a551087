/** What the card company keeps of a payment: a share in basis points and a fixed part. */
export type CardFee = { FEE_BPS: number; FEE_FIXED_CENTS: number }

const whole = 10_000

/**
 * What a giver adds so that the whole gift arrives after the card fee: (gift + fixed) / (1 − share) − gift,
 * rounded up to the cent. It stands apart from the gift and never counts towards a slot.
 */
export function feeCoverCents(giftCents: number, { FEE_BPS, FEE_FIXED_CENTS }: CardFee): number {
  const dividend = (giftCents + FEE_FIXED_CENTS) * whole
  const divisor = whole - FEE_BPS
  const rest = dividend % divisor
  const grossCents = (dividend - rest) / divisor + (rest === 0 ? 0 : 1)
  return grossCents - giftCents
}
