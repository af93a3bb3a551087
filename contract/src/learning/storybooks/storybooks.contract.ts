import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../id.contract.ts'
import { oneLine } from '../../name.contract.ts'
import { Covers } from '../../oversight/covers.contract.ts'
import {
  ListedStorybook,
  PhotosAttested,
  PrivatePlace,
  StoryAsset,
  Storybook,
  StorybookContext,
  storybookWishes,
} from './storybook.contract.ts'
import { maxPageCaptionLength, mostKeptPhotos, mostStorybooks, storybookPhoto } from './storybooks.ts'

const params = z.object({ storybookId: Id })
const perTeacher = { max: 600, windowSeconds: 600, per: 'account' } as const
const One = z.object({ item: Storybook })
const closed = ['storybooks.turned_off', 'storybooks.disabled'] as const
const ofBook = [...closed, 'storybooks.not_found', 'storybooks.context_missing'] as const

/** What a teacher keeps of storybooks: nobody reads or changes those of somebody else. */
export const storybookEndpoints = {
  context: endpoint({
    name: 'storybooks.context',
    method: 'GET',
    path: '/api/storybooks/context',
    summary:
      'Whether the teacher may make storybooks now, for which classroom, and how many this week. Of several classrooms one can be named.',
    access: 'teacher',
    query: z.object({ classroom_id: Id.optional() }),
    output: StorybookContext,
    errors: ['storybooks.not_own_classroom'],
  }),
  list: endpoint({
    name: 'storybooks.list',
    method: 'GET',
    path: '/api/storybooks',
    summary: "The teacher's own storybooks, the latest changed first.",
    access: 'teacher',
    output: z.object({ items: z.array(ListedStorybook).max(mostStorybooks) }),
    errors: ['storybooks.turned_off'],
  }),
  create: endpoint({
    name: 'storybooks.create',
    method: 'POST',
    path: '/api/storybooks',
    summary:
      'Begins a storybook as a draft, for a classroom where storybooks are on. The same key begins one.',
    access: 'teacher',
    body: z.object({
      ...storybookWishes,
      /** The one that the teacher is known by, where none is named. */
      classroom_id: Id.nullish(),
      idempotency_key: z.string().min(8).max(100).nullish(),
    }),
    output: One,
    errors: [
      ...closed,
      'storybooks.no_classroom',
      'storybooks.not_own_classroom',
      'storybooks.too_many',
      'storybooks.pages_too_long',
      'storybooks.not_a_word',
      'storybooks.too_many_photos',
      'storybooks.photo_not_found',
    ],
    rateLimit: perTeacher,
  }),
  read: endpoint({
    name: 'storybooks.read',
    method: 'GET',
    path: '/api/storybooks/:storybookId',
    summary: 'One of the own storybooks, with how far its pictures are.',
    access: 'teacher',
    params,
    output: One,
    errors: ['storybooks.turned_off', 'storybooks.not_found'],
  }),
  update: endpoint({
    name: 'storybooks.update',
    method: 'PATCH',
    path: '/api/storybooks/:storybookId',
    summary:
      'Changes an own storybook that is not published; what is left out stays. With the version that was seen, it is refused where another window changed it. A change takes an approval back.',
    access: 'teacher',
    params,
    body: z.object({
      ...storybookWishes,
      version: z.number().int().min(0).max(2_000_000_000).optional(),
      /** What is vouched for of the photos that it is told from then; all that has to be, or none. */
      attest: PhotosAttested.nullish(),
    }),
    output: One,
    errors: [
      ...ofBook,
      'storybooks.changed',
      'storybooks.read_only',
      'storybooks.pages_too_long',
      'storybooks.not_a_word',
      'storybooks.too_many_photos',
      'storybooks.photo_not_found',
      'storybooks.attest_missing',
    ],
    rateLimit: perTeacher,
  }),
  remove: endpoint({
    name: 'storybooks.remove',
    method: 'DELETE',
    path: '/api/storybooks/:storybookId',
    summary:
      'Deletes an own storybook with its pictures, for good. One that is published is gone for readers at once.',
    access: 'teacher',
    params,
    output: z.object({ ok: z.literal(true) }),
    errors: ['storybooks.not_found'],
    rateLimit: perTeacher,
  }),
  check: endpoint({
    name: 'storybooks.check',
    method: 'GET',
    path: '/api/storybooks/:storybookId/private-words',
    summary:
      'Where in an own storybook something stands that could tell who a child is: names of the class list, addresses, phone numbers, emails, bus numbers, birthdays.',
    access: 'teacher',
    params,
    output: z.object({ places: z.array(PrivatePlace).max(1_000) }),
    errors: ['storybooks.turned_off', 'storybooks.not_found'],
    rateLimit: perTeacher,
  }),
  submit: endpoint({
    name: 'storybooks.submit',
    method: 'POST',
    path: '/api/storybooks/:storybookId/submit',
    summary:
      'Submits an own draft for review by staff. With the version that was seen, it is refused where another window changed it.',
    access: 'teacher',
    params,
    body: z.object({ version: z.number().int().min(0).max(2_000_000_000).optional() }),
    output: One,
    errors: [
      ...ofBook,
      'storybooks.changed',
      'storybooks.no_pages',
      'storybooks.title_missing',
      'storybooks.status_not_yours',
      'storybooks.private_words',
    ],
    rateLimit: perTeacher,
  }),
  unpublish: endpoint({
    name: 'storybooks.unpublish',
    method: 'POST',
    path: '/api/storybooks/:storybookId/unpublish',
    summary: 'Takes an own published storybook back: it is a draft again, and readers find it no more.',
    access: 'teacher',
    params,
    output: One,
    // Also where storybooks are off meanwhile: taking back is always allowed.
    errors: ['storybooks.not_found', 'storybooks.not_published'],
    rateLimit: perTeacher,
  }),
  readPicture: endpoint({
    name: 'storybooks.read-picture',
    method: 'GET',
    path: '/api/storybooks/:storybookId/pictures/:pictureId',
    summary: "A page's picture, by the address that its teacher was given; it works for ten minutes.",
    access: 'public',
    cache: 'none',
    params: params.extend({ pictureId: Id }),
    query: z.object({
      expires: z.coerce.number().int().min(0).max(4_102_444_800).optional(),
      signature: z
        .string()
        .regex(/^[\w-]{43}$/)
        .optional(),
    }),
    answer: 'file',
    fileType: 'image/svg+xml',
    output: z.void(),
    errors: ['storybooks.picture_not_found', 'files.link_expired'],
    rateLimit: { max: 1_200, windowSeconds: 600, per: 'network', group: 'files' },
  }),
}

/** Photos that storybooks are told from. */
export const storyPhotoEndpoints = {
  upload: endpoint({
    name: 'storybooks.upload-photo',
    method: 'POST',
    path: '/api/storybooks/photos',
    summary: 'Keeps a photo for the own storybooks. Its teacher alone sees it, and it is never published.',
    access: 'teacher',
    upload: storybookPhoto,
    body: z.object({
      caption: oneLine(maxPageCaptionLength).optional(),
      covers: Covers.optional(),
      /** The same photo sent twice is one. */
      request_key: Id.optional(),
    }),
    output: z.object({ ok: z.literal(true), item: StoryAsset }),
    errors: [
      'storybooks.turned_off',
      'storybooks.disabled',
      'storybooks.no_classroom',
      'storybooks.too_many_kept_photos',
    ],
    rateLimit: { max: 300, windowSeconds: 3_600, per: 'account' },
  }),
  change: endpoint({
    name: 'storybooks.change-photo',
    method: 'PATCH',
    path: '/api/storybooks/photos/:photoId',
    summary: 'Writes another caption under an own photo.',
    access: 'teacher',
    params: z.object({ photoId: Id }),
    body: z.object({ caption: oneLine(maxPageCaptionLength) }),
    output: z.object({ ok: z.literal(true), item: StoryAsset }),
    errors: ['storybooks.turned_off', 'storybooks.photo_not_found'],
    rateLimit: perTeacher,
  }),
  remove: endpoint({
    name: 'storybooks.remove-photo',
    method: 'DELETE',
    path: '/api/storybooks/photos/:photoId',
    summary: 'Deletes an own photo for good, also from the storybooks it was chosen for.',
    access: 'teacher',
    params: z.object({ photoId: Id }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['storybooks.photo_not_found'],
    rateLimit: perTeacher,
  }),
  listRows: endpoint({
    name: 'storybooks.list-photo-rows',
    method: 'GET',
    path: '/rest/v1/story_assets',
    summary:
      "The teacher's own photos for storybooks, the newest first; nobody else's, whatever is asked for.",
    access: 'teacher',
    output: z.array(StoryAsset).max(mostKeptPhotos),
    errors: ['storybooks.turned_off'],
  }),
}
