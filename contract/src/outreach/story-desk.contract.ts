import { z } from 'zod'
import { oneLine } from '../name.contract.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { UploadedPicture } from '../oversight/files.contract.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'
import {
  maxStoryAlt,
  maxStoryLink,
  maxStoryReason,
  maxStorySummary,
  maxStoryTitle,
  mostStoryPlace,
  storyPicture,
  storySorts,
  storyStates,
} from './story-desk.ts'

const Address = oneLine(maxStoryLink)
  .nullish()
  .transform((text) => text || null)

/** A story as staff write it; what is not told in Spanish yet is empty there. */
export const StoryWish = z.object({
  title: oneLine(maxStoryTitle).min(1),
  summary: z.string().trim().max(maxStorySummary).default(''),
  image_alt: oneLine(maxStoryAlt).default(''),
  title_es: oneLine(maxStoryTitle).default(''),
  summary_es: z.string().trim().max(maxStorySummary).default(''),
  image_alt_es: oneLine(maxStoryAlt).default(''),
  /** What uploading a picture answered, or the picture it has. */
  image_url: Address,
  link_url: Address,
  /** Where it stands among the featured stories; the lowest comes first. */
  place: z.number().int().min(0).max(mostStoryPlace).default(0),
  /** From when it may be shown; null: as soon as it is published. Of this century. */
  starts_at: z.iso
    .datetime()
    .regex(/^20/)
    .nullish()
    .transform((text) => text ?? null),
})

const Who = z.string().nullable()
const When = z.string().nullable()

/** A story as staff see it. */
export const ManagedStory = z.object({
  id: Id,
  status: z.enum(storyStates),
  title: z.string(),
  summary: z.string(),
  image_alt: z.string(),
  title_es: z.string(),
  summary_es: z.string(),
  image_alt_es: z.string(),
  image_url: z.string().nullable(),
  link_url: z.string().nullable(),
  place: z.number().int(),
  starts_at: When,
  published_at: When,
  /** Who wrote it last; null where that came with the database, or has no account any more. */
  author: Who,
  submitted_at: When,
  submitted_by: Who,
  decided_at: When,
  decided_by: Who,
  decision_reason: z.string().nullable(),
  updated_at: z.string(),
  /** Whether whoever asks wrote it or sent it to review, so that somebody else decides. */
  is_own: z.boolean(),
})
export type ManagedStory = z.infer<typeof ManagedStory>

const filters = {
  /** Part of a title, of the text or of the author's address. */
  q: listFilter(z.string().trim().max(200)),
  status: listFilter(z.enum(storyStates)),
}
const ByStory = z.object({ storyId: Id })
const Kept = z.object({ item: ManagedStory })
/** The `updated_at` of what was seen. */
const Seen = z.object({ seen_updated_at: z.iso.datetime() })
const Reason = z.string().trim().max(maxStoryReason)
const perStaff = { max: 240, windowSeconds: 600, per: 'account' } as const
const path = '/api/admin/stories'
const one = `${path}/:storyId`
const wishErrors = [
  'stories.spanish_title_missing',
  'stories.link_not_safe',
  'stories.picture_unknown',
] as const
const decisionErrors = [
  'stories.not_found',
  'stories.not_waiting',
  'stories.own',
  'stories.changed_meanwhile',
] as const

/** Staff write the featured stories; a second person decides what is published. */
export const storyDeskEndpoints = {
  list: endpoint({
    name: 'story-desk.list',
    method: 'GET',
    path,
    summary: 'Stories that the filters show, those changed last first.',
    access: 'admin',
    duty: 'content',
    query: PageQuery.in.extend({ ...filters, sort: listFilter(z.enum(storySorts)) }).transform(withPage),
    output: countedPageOf(ManagedStory),
    errors: [],
  }),
  listCsv: endpoint({
    name: 'story-desk.list-csv',
    method: 'GET',
    path: `${path}.csv`,
    summary: 'What the filters show of the stories, as a file for spreadsheets.',
    access: 'admin',
    duty: 'content',
    query: z.object(filters),
    output: z.string(),
    answer: 'file',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  read: endpoint({
    name: 'story-desk.read',
    method: 'GET',
    path: one,
    summary: 'A story, with who wrote it and what was decided.',
    access: 'admin',
    duty: 'content',
    params: ByStory,
    output: ManagedStory,
    errors: ['stories.not_found'],
  }),
  add: endpoint({
    name: 'story-desk.add',
    method: 'POST',
    path,
    summary: 'Writes a story as a draft; with `request_key` once.',
    access: 'admin',
    duty: 'content',
    body: StoryWish.extend({ request_key: z.guid().optional() }),
    output: Kept,
    errors: [...wishErrors],
    rateLimit: perStaff,
  }),
  change: endpoint({
    name: 'story-desk.change',
    method: 'POST',
    path: one,
    summary: 'Changes a story that is not shown. One that waits for review is a draft again.',
    access: 'admin',
    duty: 'content',
    params: ByStory,
    body: StoryWish.extend(Seen.shape),
    output: Kept,
    errors: ['stories.not_found', 'stories.changed_meanwhile', 'stories.shown', ...wishErrors],
    rateLimit: perStaff,
  }),
  uploadPicture: endpoint({
    name: 'story-desk.upload-picture',
    method: 'POST',
    path: '/api/admin/story-pictures',
    summary: 'Takes the picture of a story in. It stands with the story once that is saved with its address.',
    access: 'admin',
    duty: 'content',
    upload: storyPicture,
    output: UploadedPicture,
    errors: [],
    rateLimit: { max: 60, windowSeconds: 3600, per: 'account' },
  }),
  submit: endpoint({
    name: 'story-desk.submit',
    method: 'POST',
    path: `${one}/submit`,
    summary: 'Sends a story to review, as it was seen.',
    access: 'admin',
    duty: 'content',
    params: ByStory,
    body: Seen,
    output: Kept,
    errors: ['stories.not_found', 'stories.not_draft', 'stories.incomplete', 'stories.changed_meanwhile'],
    rateLimit: perStaff,
  }),
  publish: endpoint({
    name: 'story-desk.publish',
    method: 'POST',
    path: `${one}/publish`,
    summary: 'Publishes a story that somebody else wrote: at once, or from the time that stands with it.',
    access: 'admin',
    duty: 'content',
    params: ByStory,
    body: Seen.extend({ reason: Reason.default('') }),
    output: Kept,
    errors: [...decisionErrors],
    rateLimit: perStaff,
  }),
  refuse: endpoint({
    name: 'story-desk.refuse',
    method: 'POST',
    path: `${one}/refuse`,
    summary: 'Gives a story back to whoever wrote it, with the reason.',
    access: 'admin',
    duty: 'content',
    params: ByStory,
    body: Seen.extend({ reason: Reason.min(1) }),
    output: Kept,
    errors: [...decisionErrors],
    rateLimit: perStaff,
  }),
  takeBack: endpoint({
    name: 'story-desk.take-back',
    method: 'POST',
    path: `${one}/take-back`,
    summary: 'Takes a story off the home page, out of the schedule or out of review: it is a draft again.',
    access: 'admin',
    duty: 'content',
    params: ByStory,
    output: Kept,
    errors: ['stories.not_found', 'stories.not_shown'],
    rateLimit: perStaff,
  }),
  remove: endpoint({
    name: 'story-desk.remove',
    method: 'POST',
    path: `${one}/delete`,
    summary: 'Deletes a story that is not shown, for good.',
    access: 'admin',
    duty: 'content',
    params: ByStory,
    output: z.object({ ok: z.literal(true) }),
    errors: ['stories.not_found', 'stories.shown'],
    rateLimit: perStaff,
  }),
}
