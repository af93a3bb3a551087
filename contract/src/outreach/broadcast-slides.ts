/** How far a slide is. */
export const slideStatuses = ['draft', 'scheduled', 'published'] as const
export type SlideStatus = (typeof slideStatuses)[number]

/** How long a slide stays, in seconds. */
export const slideSeconds = { least: 3, most: 120, usual: 10, randomizer: 12 } as const

export const mostSlides = 200
export const maxSlideTitleLength = 200
export const maxSlideBodyLength = 2_000
export const maxSlideLinkLength = 500
export const maxSlideLabelLength = 80

export const broadcastErrors = {
  'broadcasts.not_found': { status: 404, sentence: 'This slide is not known.' },
  'broadcasts.too_many': { status: 409, sentence: 'There are 200 slides already. Delete one first.' },
  'broadcasts.changed_meanwhile': {
    status: 409,
    sentence: 'Somebody else changed this slide. Look again, then save.',
  },
  'broadcasts.list_changed': {
    status: 409,
    sentence: 'Slides came or went. Look again, then reorder.',
  },
  'broadcasts.start_missing': { status: 400, sentence: 'A scheduled slide needs a start.' },
  'broadcasts.ends_before_start': { status: 400, sentence: 'The end must come after the start.' },
  'broadcasts.link_not_whole': { status: 400, sentence: 'A link needs its words and its address.' },
  'broadcasts.link_not_safe': {
    status: 400,
    sentence: 'A link leads to a page of this site or to an address that begins with https://.',
  },
  'broadcasts.media_not_ours': {
    status: 400,
    sentence: 'A picture or film must be an address of this site, such as /story/tower.webp.',
  },
} as const
