import type { BroadcastSlide } from '@tower/contract/outreach/broadcast-slides.contract.ts'
import type { SlideWish } from '../../../outreach/broadcasts/broadcast-slides.api.ts'

/** A slide as it is sent back, without what the server alone says of it. */
export function wishOf({
  is_shown: _,
  updated_at: seen,
  duration_sec: seconds,
  ...slide
}: BroadcastSlide): SlideWish {
  return { ...slide, duration_sec: seconds ?? undefined, seen_updated_at: seen }
}
