import type { BroadcastSlide } from '@tower/contract/outreach/broadcast-slides.contract.ts'
import type { ManagedSlide } from './slides.queries.ts'

/** A slide as staff see it. */
export function viewManagedSlide({ position: _, ...slide }: ManagedSlide, now: Date): BroadcastSlide {
  const { status, publish_at: start, expires_at: end } = slide
  const isShown = status !== 'draft' && start !== null && start <= now && (end === null || now < end)
  return {
    ...slide,
    publish_at: start?.toISOString() ?? null,
    expires_at: end?.toISOString() ?? null,
    updated_at: slide.updated_at.toISOString(),
    is_shown: isShown,
  }
}
