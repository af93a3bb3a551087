import type { BroadcastSlide } from '@tower/contract/outreach/broadcast-slides.contract.ts'
import type { CsvCell } from '../../../http/csv.ts'
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

export const slideHeader = [
  'Title',
  'Kind',
  'Status',
  'Transition',
  'Seconds',
  'Pinned',
  'Urgent',
  'Shown from (UTC)',
  'Shown until (UTC)',
  'Words',
  'Picture or film',
  'Button',
  'Button leads to',
]

/** A slide as a line of a file. */
export function viewSlideLine(slide: ManagedSlide): CsvCell[] {
  return [
    slide.title,
    slide.kind,
    slide.status,
    slide.transition,
    slide.duration_sec,
    slide.pin ? 'yes' : 'no',
    slide.is_urgent ? 'yes' : 'no',
    slide.publish_at?.toISOString() ?? null,
    slide.expires_at?.toISOString() ?? null,
    slide.body,
    slide.media_url,
    slide.cta_label,
    slide.cta_href,
  ]
}
