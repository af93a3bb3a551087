import type { BroadcastSlide } from '@tower/contract/outreach/broadcast-slides.contract.ts'
import { slideSeconds, type SlideStatus } from '@tower/contract/outreach/broadcast-slides.ts'
import type { BroadcastKind, BroadcastTransition } from '@tower/contract/outreach/broadcasts.ts'
import { fromOfficeTime, toOfficeTime } from '../../../matching/draws/office-time.ts'
import type { SlideWish } from '../../../outreach/broadcasts/broadcast-slides.api.ts'

/** A slide as it stands in the fields of the editor. */
export type TypedSlide = {
  title: string
  kind: BroadcastKind
  body: string
  media: string
  label: string
  link: string
  seconds: string
  transition: BroadcastTransition
  pin: boolean
  isUrgent: boolean
  status: SlideStatus
  /** By the charity's clock; empty where there is none. */
  start: string
  end: string
}

/** What a new slide begins with. */
const begun: TypedSlide = {
  ...{ title: '', kind: 'content', body: '', media: '', label: '', link: '' },
  ...{ seconds: String(slideSeconds.usual), transition: 'fade', pin: false, isUrgent: false },
  ...{ status: 'draft', start: '', end: '' },
}

/** What the fields hold when the editor opens. */
export function typedOf(slide: BroadcastSlide | undefined): TypedSlide {
  if (!slide) return begun
  return {
    ...{ title: slide.title, kind: slide.kind, body: slide.body, media: slide.media_url ?? '' },
    ...{ label: slide.cta_label ?? '', link: slide.cta_href ?? '', transition: slide.transition },
    ...{ pin: slide.pin, isUrgent: slide.is_urgent, status: slide.status },
    seconds: String(slide.duration_sec ?? slideSeconds.usual),
    start: slide.publish_at === null ? '' : toOfficeTime(slide.publish_at),
    end: slide.expires_at === null ? '' : toOfficeTime(slide.expires_at),
  }
}

export type SlideFault = 'title' | 'seconds' | 'start' | 'end'

/** What of the fields can't be sent. */
export function findSlideFaults({ title, seconds, start, end }: TypedSlide): SlideFault[] {
  const count = Number(seconds)
  const isTimed =
    /^\d{1,3}$/.test(seconds.trim()) && count >= slideSeconds.least && count <= slideSeconds.most
  return [
    ...(title.trim() === '' ? ['title' as const] : []),
    ...(isTimed ? [] : ['seconds' as const]),
    ...(start === '' || fromOfficeTime(start) ? [] : ['start' as const]),
    ...(end === '' || fromOfficeTime(end) ? [] : ['end' as const]),
  ]
}

/** What the fields say, as it is sent. */
export function wishOfTyped(typed: TypedSlide): Omit<SlideWish, 'id' | 'seen_updated_at' | 'request_key'> {
  const instant = (text: string) => fromOfficeTime(text)?.toISOString() ?? null
  return {
    ...{ title: typed.title, kind: typed.kind, status: typed.status, transition: typed.transition },
    ...{ body: typed.body, media_url: typed.media, cta_label: typed.label, cta_href: typed.link },
    ...{ pin: typed.pin, is_urgent: typed.isUrgent, duration_sec: Number(typed.seconds) },
    ...{ publish_at: instant(typed.start), expires_at: instant(typed.end) },
  }
}
