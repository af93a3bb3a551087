import { z } from 'zod'
import { oneLine } from '../name.contract.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { languages } from '../language.ts'
import { listFilter } from '../page.contract.ts'
import {
  maxSlideBodyLength,
  maxSlideLabelLength,
  maxSlideLinkLength,
  maxSlideTitleLength,
  mostSlides,
  slideSeconds,
  slideStatuses,
} from './broadcast-slides.ts'
import { BroadcastItem } from './broadcasts.contract.ts'
import { broadcastKinds, broadcastTransitions } from './broadcasts.ts'

const emptyAsNull = (most: number) =>
  oneLine(most)
    .nullish()
    .transform((text) => text || null)
/** Of this century: a slip of the keyboard is no date to keep. */
const Instant = z.iso
  .datetime()
  .regex(/^20/)
  .nullish()
  .transform((text) => text ?? null)

/** A slide as staff write it. */
const Wish = z.object({
  title: oneLine(maxSlideTitleLength).min(1),
  kind: z.enum(broadcastKinds).default('content'),
  status: z.enum(slideStatuses).default('draft'),
  transition: z.enum(broadcastTransitions).default('fade'),
  /** Words of a `content` slide; what the others say is counted when they are shown. */
  body: z.string().trim().max(maxSlideBodyLength).default(''),
  media_url: emptyAsNull(maxSlideLinkLength),
  cta_label: emptyAsNull(maxSlideLabelLength),
  cta_href: emptyAsNull(maxSlideLinkLength),
  duration_sec: z.number().int().min(slideSeconds.least).max(slideSeconds.most).optional(),
  pin: z.boolean().default(false),
  is_urgent: z.boolean().default(false),
  publish_at: Instant,
  expires_at: Instant,
})

/** A slide as staff see it. */
export const BroadcastSlide = z.object({
  id: Id,
  title: z.string(),
  kind: z.enum(broadcastKinds),
  status: z.enum(slideStatuses),
  transition: z.enum(broadcastTransitions),
  body: z.string(),
  media_url: z.string().nullable(),
  cta_label: z.string().nullable(),
  cta_href: z.string().nullable(),
  duration_sec: z.number().int().nullable(),
  pin: z.boolean(),
  is_urgent: z.boolean(),
  publish_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  updated_at: z.string(),
  /** Whether visitors see it at this moment. */
  is_shown: z.boolean(),
})
export type BroadcastSlide = z.infer<typeof BroadcastSlide>

const filters = {
  /** Part of a title or of the words. */
  q: listFilter(z.string().trim().max(200)),
  status: listFilter(z.enum(slideStatuses)),
}

const functions = '/.netlify/functions'
const One = z.object({ item: BroadcastSlide })
const Done = z.object({ ok: z.literal(true) })
const perStaff = { max: 240, windowSeconds: 600, per: 'account' } as const
const wishErrors = [
  'broadcasts.start_missing',
  'broadcasts.ends_before_start',
  'broadcasts.link_not_whole',
  'broadcasts.link_not_safe',
  'broadcasts.media_not_ours',
] as const

/** Staff keep the slides of the public panel. */
export const broadcastSlideEndpoints = {
  list: endpoint({
    name: 'broadcast-slides.list',
    method: 'GET',
    path: `${functions}/admin-broadcasts-list`,
    summary: 'The slides in their order, those that the filters show; `total` counts all.',
    access: 'admin',
    duty: 'content',
    query: z.object(filters),
    output: z.object({ items: z.array(BroadcastSlide), total: z.number().int() }),
    errors: [],
  }),
  listCsv: endpoint({
    name: 'broadcast-slides.list-csv',
    method: 'GET',
    path: '/api/admin/broadcasts.csv',
    summary: 'The slides that the filters show, in their order, as a file for spreadsheets.',
    access: 'admin',
    duty: 'content',
    query: z.object(filters),
    output: z.string(),
    answer: 'file',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  upsert: endpoint({
    name: 'broadcast-slides.upsert',
    method: 'POST',
    path: `${functions}/admin-broadcasts-upsert`,
    summary:
      'Writes a slide, a new one at the end where no `id` is given. Published without a start, it starts now. With `request_key` a new one is written once.',
    access: 'admin',
    duty: 'content',
    body: Wish.extend({
      id: Id.nullish(),
      /** The `updated_at` that the editor was opened with. */
      seen_updated_at: z.iso.datetime().optional(),
      request_key: z.guid().optional(),
    }),
    output: One,
    errors: ['broadcasts.not_found', 'broadcasts.too_many', 'broadcasts.changed_meanwhile', ...wishErrors],
    rateLimit: perStaff,
  }),
  urgent: endpoint({
    name: 'broadcast-slides.urgent',
    method: 'POST',
    path: `${functions}/admin-broadcasts-urgent`,
    summary: 'Marks a slide as urgent, or clears the mark. Urgent slides push all others aside.',
    access: 'admin',
    duty: 'content',
    body: z.object({ id: Id, is_urgent: z.boolean() }),
    output: One,
    errors: ['broadcasts.not_found'],
    rateLimit: perStaff,
  }),
  duplicate: endpoint({
    name: 'broadcast-slides.duplicate',
    method: 'POST',
    path: `${functions}/admin-broadcasts-duplicate`,
    summary: 'Copies a slide behind itself, as a draft that is not urgent.',
    access: 'admin',
    duty: 'content',
    body: z.object({ id: Id }),
    output: One,
    errors: ['broadcasts.not_found', 'broadcasts.too_many'],
    rateLimit: perStaff,
  }),
  remove: endpoint({
    name: 'broadcast-slides.remove',
    method: 'POST',
    path: `${functions}/admin-broadcasts-delete`,
    summary: 'Deletes a slide for good.',
    access: 'admin',
    duty: 'content',
    body: z.object({ id: Id }),
    output: Done,
    errors: ['broadcasts.not_found'],
    rateLimit: perStaff,
  }),
  reorder: endpoint({
    name: 'broadcast-slides.reorder',
    method: 'POST',
    path: `${functions}/admin-broadcasts-reorder`,
    summary: 'Puts all slides into the order of `ids`. Of two who reorder at once, the later order stands.',
    access: 'admin',
    duty: 'content',
    body: z.object({ ids: z.array(Id).max(mostSlides) }),
    output: Done,
    errors: ['broadcasts.list_changed'],
    rateLimit: perStaff,
  }),
  preview: endpoint({
    name: 'broadcast-slides.preview',
    method: 'POST',
    path: '/api/admin/broadcasts/preview',
    summary:
      'A slide as visitors would see it now; null for a live one that has nothing to tell yet. Keeps nothing.',
    access: 'admin',
    duty: 'content',
    body: Wish.extend({ lang: z.enum(languages).default('en') }),
    output: z.object({ slide: BroadcastItem.nullable() }),
    errors: [...wishErrors],
    rateLimit: { max: 600, windowSeconds: 600, per: 'account' },
  }),
}
