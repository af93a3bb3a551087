import type { GiftStanding } from '@tower/contract/money/giving.ts'

type Given = {
  amount_cents: number
  refunded_cents: number
  refunds_on_their_way: number | null
  dispute_state: string | null
}

/** What became of a gift since it was given; null where nothing did. */
export function standingOf(gift: Given): GiftStanding | null {
  if (gift.refunded_cents >= gift.amount_cents) return 'refunded'
  if ((gift.refunds_on_their_way ?? 0) > 0) return 'refund_pending'
  if (gift.refunded_cents > 0) return 'partly_refunded'
  return gift.dispute_state === 'open' ? 'disputed' : null
}
