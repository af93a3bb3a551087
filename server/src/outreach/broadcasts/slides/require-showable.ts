import { slideSeconds } from '@tower/contract/outreach/broadcast-slides.ts'
import { isOwnPath, isSafeLink } from '@tower/contract/outreach/safe-link.ts'
import { Refusal } from '../../../refusal.ts'
import type { SlideWish } from './slides.queries.ts'

/** What staff sent: a time to show it that may be missing. */
export type WrittenSlide = Omit<SlideWish, 'duration_sec'> & { duration_sec: number | undefined }

/**
 * Refuses a slide that could not be shown as it is written, and fills in what was left open: a published slide without a
 * start begins now, and one without a time to stand has the usual one.
 */
export function requireShowable(slide: WrittenSlide, at: Date): SlideWish {
  requireSafe(slide)
  const { status, expires_at: end } = slide
  if (status === 'scheduled' && slide.publish_at === null) throw new Refusal('broadcasts.start_missing')
  const start = status === 'published' ? (slide.publish_at ?? at) : slide.publish_at
  if (start && end && end <= start) throw new Refusal('broadcasts.ends_before_start')
  const usual = slide.kind === 'randomizer' ? slideSeconds.randomizer : slideSeconds.usual
  return { ...slide, publish_at: start, duration_sec: slide.duration_sec ?? usual }
}

function requireSafe({ media_url: media, cta_href: link, cta_label: label }: WrittenSlide): void {
  if (media !== null && !isOwnPath(media)) throw new Refusal('broadcasts.media_not_ours')
  if ((link === null) !== (label === null)) throw new Refusal('broadcasts.link_not_whole')
  if (link !== null && !isSafeLink(link)) throw new Refusal('broadcasts.link_not_safe')
}
