/** How a slide comes in. */
export const broadcastTransitions = ['fade', 'slide', 'zoom', 'marquee'] as const
export type BroadcastTransition = (typeof broadcastTransitions)[number]

/** What a slide is made of; all but `content` are worded by the server. */
export const broadcastKinds = ['content', 'class_fill', 'randomizer', 'donations', 'users'] as const
export type BroadcastKind = (typeof broadcastKinds)[number]

/** A slide of the public panel. Declared by hand, so that pages need no schema code for it. */
export type Broadcast = {
  id: string
  kind: BroadcastKind
  title: string
  body: string
  media_url: string | null
  cta_href: string | null
  cta_label: string | null
  is_urgent: boolean
  duration_sec: number | null
  transition: BroadcastTransition
  /** Of a `randomizer` slide: the published result it tells of. */
  draw: { id: string; names: string[]; seed: string } | null
}

/** Where pages ask for the slides; they send a plain request, to hear of a 304. */
export const broadcastsPath = '/.netlify/functions/public-broadcasts'

/** How often open pages ask for what is new. */
export const broadcastPollMs = 10_000
