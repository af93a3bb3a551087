import { z } from 'zod'
import { oneLine } from '../name.contract.ts'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Covers } from '../oversight/covers.contract.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'
import {
  classroomPhoto,
  mostCaptionCharacters,
  mostPhotoReasonCharacters,
  photoOutcomes,
  photoSorts,
  photoStatements,
  photoStates,
} from './photos.ts'

const hour = 3_600
const ByPhoto = z.object({ photoId: Id })
const Caption = oneLine(mostCaptionCharacters)
const Reason = z.string().trim().min(1).max(mostPhotoReasonCharacters)

/** A photo as anyone may see it: the picture, what its teacher wrote under it, and the day. */
export const ShownPhoto = z.strictObject({
  id: z.string(),
  url: z.string(),
  thumbnail_url: z.string(),
  caption: z.string().nullable(),
  shared_on: z.string(),
})
export type ShownPhoto = z.infer<typeof ShownPhoto>

/** A photo as its teacher sees it. */
export const TeacherPhoto = z.object({
  id: z.string(),
  teacher_id: z.string(),
  classroom_id: z.string(),
  classroom_name: z.string(),
  /** Works for ten minutes; null when staff took the picture off the pages. */
  file_url: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  caption: z.string(),
  statement: z.enum(photoStatements).nullable(),
  /** How many faces its teacher covered before it was stored; null where they were not asked. */
  faces_covered: z.number().int().nullable(),
  approved: z.boolean(),
  status: z.enum(photoStates),
  /** Why staff rejected it. */
  reason: z.string().nullable(),
  decided_at: z.string().nullable(),
  created_at: z.string(),
})
export type TeacherPhoto = z.infer<typeof TeacherPhoto>

/** A photo in the list of its teacher. */
export const OwnPhoto = TeacherPhoto.extend({
  /** Then nobody else reads its caption: a child of the class list is named in it. */
  caption_names_child: z.boolean(),
})
export type OwnPhoto = z.infer<typeof OwnPhoto>

/** A photo as staff see it. */
export const ReviewedPhoto = TeacherPhoto.extend({
  /** Goes along with a decision: it is on what was seen. */
  revision: z.number().int(),
  teacher_name: z.string(),
  teacher_email: z.string(),
  school: z.string().nullable(),
  /** Null when whoever decided has no account any more. */
  decided_by: z.string().nullable(),
})
export type ReviewedPhoto = z.infer<typeof ReviewedPhoto>

const Kept = z.object({ ok: z.literal(true), item: TeacherPhoto })
const Decided = z.object({ ok: z.literal(true), item: ReviewedPhoto })
/** Without its schemas, which stand at each call: only there they are left out for the browser. */
const sent = {
  answer: 'file',
  fileType: 'image/webp',
  access: 'public',
  errors: ['photos.not_found', 'files.not_found'],
  rateLimit: { max: 1_200, windowSeconds: 600, per: 'network', group: 'files' },
} as const

/** Teachers show what their classroom bought, and everybody sees what staff approved. */
export const photoEndpoints = {
  upload: endpoint({
    name: 'photos.upload',
    method: 'POST',
    path: '/api/photos-upload',
    summary:
      'Takes a photo in, in the name of whoever is signed in; `x-pt-teacher-id` may name nobody else. It waits for staff.',
    access: 'teacher',
    namesCaller: ['header.x-pt-teacher-id'],
    upload: classroomPhoto,
    body: z.object({
      caption: Caption.optional(),
      statement: z.enum(photoStatements).optional(),
      covers: Covers.optional(),
      /** Of a teacher who leads several; the first one where none is named. */
      classroom_id: Id.optional(),
      /** The same photo sent twice is one. */
      request_key: Id.optional(),
    }),
    output: Kept,
    errors: ['photos.no_classroom', 'photos.too_many_waiting'],
    rateLimit: { max: 120, windowSeconds: hour, per: 'account' },
  }),
  listOwn: endpoint({
    name: 'photos.list-own',
    method: 'GET',
    path: '/api/teacher/photos',
    summary: 'The photos of a teacher, the newest first.',
    access: 'teacher',
    query: PageQuery.in.extend({ status: listFilter(z.enum(photoStates)) }).transform(withPage),
    output: countedPageOf(OwnPhoto),
    errors: [],
  }),
  listRows: endpoint({
    name: 'photos.list-rows',
    method: 'GET',
    path: '/rest/v1/teacher_photos',
    summary: "A teacher's latest photos, decided or not; nobody else's, whatever is asked for.",
    access: 'teacher',
    output: z.array(TeacherPhoto),
    errors: [],
  }),
  change: endpoint({
    name: 'photos.change',
    method: 'PATCH',
    path: '/api/teacher/photos/:photoId',
    summary: 'Writes another caption or the statement, while the photo waits.',
    access: 'teacher',
    params: ByPhoto,
    body: z.object({ caption: Caption.optional(), statement: z.enum(photoStatements).optional() }),
    output: Kept,
    errors: ['photos.not_found', 'photos.decided'],
  }),
  remove: endpoint({
    name: 'photos.remove',
    method: 'DELETE',
    path: '/api/teacher/photos/:photoId',
    summary: 'Removes a photo. Its addresses end at once, on every page.',
    access: 'teacher',
    params: ByPhoto,
    output: z.object({ ok: z.literal(true) }),
    errors: ['photos.not_found'],
  }),
  read: endpoint({
    name: 'photos.read',
    method: 'GET',
    path: '/api/photos/:photoId',
    summary: 'A photo that everyone may see. Asked anew each time, so that a removed one is gone.',
    ...sent,
    params: ByPhoto,
    output: z.void(),
  }),
  readThumbnail: endpoint({
    name: 'photos.read-thumbnail',
    method: 'GET',
    path: '/api/photos/:photoId/thumbnail',
    summary: 'A small form of a photo that everyone may see.',
    ...sent,
    params: ByPhoto,
    output: z.void(),
  }),
}

const photoFilters = {
  /** Part of a caption, a teacher’s name or address, a classroom or a school. */
  q: listFilter(z.string().trim().max(320)),
  status: listFilter(z.enum(photoStates)),
}
const decisionErrors = ['photos.not_found', 'photos.decided', 'photos.changed', 'photos.own'] as const
const Seen = z.object({ revision: z.number().int() })

/** Staff decide which photos are shown. */
export const photoReviewEndpoints = {
  list: endpoint({
    name: 'photos.list',
    method: 'GET',
    path: '/api/admin/photos',
    summary: 'Photos of all teachers; those that wait longest come first.',
    access: 'admin',
    duty: 'children',
    query: PageQuery.in.extend({ ...photoFilters, sort: listFilter(z.enum(photoSorts)) }).transform(withPage),
    output: countedPageOf(ReviewedPhoto),
    opens: { kind: 'classroom_photos', at: 'items.teacher_id' },
    errors: [],
    rateLimit: peoplePages,
  }),
  listCsv: endpoint({
    name: 'photos.list-csv',
    method: 'GET',
    path: '/api/admin/photos.csv',
    summary: 'What the filters show of the photos, the newest first, as a file for spreadsheets.',
    access: 'admin',
    duty: 'children',
    query: z.object(photoFilters),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  approve: endpoint({
    name: 'photos.approve',
    method: 'POST',
    path: '/api/admin/photos/:photoId/approve',
    summary: 'Shows a photo on the public pages. Its teacher is told.',
    access: 'admin',
    duty: 'children',
    params: ByPhoto,
    body: Seen,
    output: Decided,
    errors: [...decisionErrors, 'photos.no_statement'],
  }),
  reject: endpoint({
    name: 'photos.reject',
    method: 'POST',
    path: '/api/admin/photos/:photoId/reject',
    summary: 'Keeps a photo off the pages. Its teacher is told why.',
    access: 'admin',
    duty: 'children',
    params: ByPhoto,
    body: Seen.extend({ reason: Reason }),
    output: Decided,
    errors: decisionErrors,
  }),
  takeDown: endpoint({
    name: 'photos.take-down',
    method: 'POST',
    path: '/api/admin/photos/:photoId/take-down',
    summary:
      'Takes an approved photo off every page at once and deletes the picture. Its teacher is told why.',
    access: 'admin',
    duty: 'children',
    params: ByPhoto,
    body: z.object({ reason: Reason }),
    output: Decided,
    errors: ['photos.not_found', 'photos.not_shown', 'photos.own'],
  }),
  previewMail: endpoint({
    name: 'photos.preview-mail',
    method: 'GET',
    path: '/api/admin/photos/:photoId/decision-mail',
    summary: 'The mail that a decision would send to the teacher, in their language.',
    access: 'admin',
    duty: 'children',
    params: ByPhoto,
    query: z.object({
      outcome: z.enum(photoOutcomes),
      reason: listFilter(z.string().trim().max(mostPhotoReasonCharacters)),
    }),
    output: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
    errors: ['photos.not_found'],
  }),
}
