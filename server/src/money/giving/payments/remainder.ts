type Given = { amount_cents: number; fee_cover_cents: number; refunded_cents: number }

/** What is left of a payment: refunds take from the gift first, from the covered fee last. */
export function splitRemainder(payment: Given): { giftCents: number; feeCoverCents: number } {
  const fromGift = Math.min(payment.refunded_cents, payment.amount_cents)
  const fromFee = payment.refunded_cents - fromGift
  return { giftCents: payment.amount_cents - fromGift, feeCoverCents: payment.fee_cover_cents - fromFee }
}
