/** What the payment provider keeps of a card payment: a share in basis points and a fixed part. */
export type CardFee = { basisPoints: number; fixedCents: number }

/** The usual fee, unless the operator says another. */
export const usualCardFee: CardFee = { basisPoints: 290, fixedCents: 30 }

const wholeBasisPoints = 10_000

/**
 * What a giver adds so that the whole gift arrives after the card fee: (gift + fixed) / (1 − share) − gift,
 * rounded up to the cent. It stands apart from the gift and never counts towards a slot.
 */
export function feeCoverCents(
  giftCents: number,
  { basisPoints, fixedCents }: CardFee = usualCardFee,
): number {
  const dividend = (giftCents + fixedCents) * wholeBasisPoints
  const divisor = wholeBasisPoints - basisPoints
  const rest = dividend % divisor
  const grossCents = (dividend - rest) / divisor + (rest === 0 ? 0 : 1)
  return grossCents - giftCents
}
