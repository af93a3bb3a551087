import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../id.contract.ts'
import { Instant } from '../../instant.contract.ts'
import { text } from '../../list-filters.ts'
import { listOf } from '../../list.contract.ts'
import { PrivatePlace, StoryAsset, Storybook } from './storybook.contract.ts'
import { maxStorybookReasonLength, storybookStates } from './storybooks.ts'

const params = z.object({ storybookId: Id })
const Reason = z.string().trim().min(1).max(maxStorybookReasonLength)
const Seen = z.object({ version: z.number().int().min(0).max(2_000_000_000) })
const deciding = { max: 300, windowSeconds: 600, per: 'account' } as const

/** What staff look for: by its status, or because it is hidden. */
const deskStates = [...storybookStates, 'held'] as const

/** A storybook in the list of staff. */
export const DeskStorybook = z.object({
  id: Id,
  title: z.string(),
  status: z.enum(storybookStates),
  teacher_id: Id,
  teacher_name: z.string().nullable(),
  teacher_email: z.string(),
  classroom_id: Id,
  classroom_name: z.string(),
  page_count: z.number().int(),
  code: z.string().nullable(),
  submitted_at: Instant.nullable(),
  published_at: Instant.nullable(),
  held_at: Instant.nullable(),
  held_by_names: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
})
export type DeskStorybook = z.output<typeof DeskStorybook>

export const storybookList = listOf(DeskStorybook, {
  access: 'admin',
  duty: 'children',
  // `q` is part of a title, or the beginning of a teacher's address.
  filters: { q: text(200), state: deskStates },
  sorts: ['-updated', 'updated', 'submitted', '-published', 'published'],
  page: {
    name: 'storybooks.list-all',
    path: '/api/admin/storybooks',
    summary: 'Storybooks of all teachers, the latest changed first.',
  },
  file: {
    name: 'storybooks.list-all-csv',
    path: '/api/admin/storybooks.csv',
    summary: 'What the filters show of the storybooks, as a file for spreadsheets.',
  },
})

/** A classroom as staff switch storybooks for it. */
export const DeskClassroom = z.object({
  id: Id,
  name: z.string(),
  teacher_id: Id.nullable(),
  teacher_name: z.string().nullable(),
  teacher_email: z.string().nullable(),
  storybooks_enabled: z.boolean(),
  switched_at: Instant.nullable(),
  storybooks: z.number().int(),
})
export type DeskClassroom = z.output<typeof DeskClassroom>

export const storybookClassroomList = listOf(DeskClassroom, {
  access: 'admin',
  duty: 'classrooms',
  // `q` is part of a classroom's name, or the beginning of its teacher's address.
  filters: { q: text(200), storybooks: ['on', 'off'] },
  sorts: ['name', '-name', '-storybooks', 'storybooks'],
  page: {
    name: 'storybooks.list-classrooms',
    path: '/api/admin/storybook-classrooms',
    summary: 'Classrooms with whether storybooks are on for each.',
  },
  file: {
    name: 'storybooks.list-classrooms-csv',
    path: '/api/admin/storybook-classrooms.csv',
    summary: 'The same as a file for spreadsheets.',
  },
})

/** A storybook as staff read it before they decide. */
export const ReviewedStorybook = Storybook.extend({
  teacher_name: z.string().nullable(),
  teacher_email: z.string(),
  classroom_name: z.string(),
  /** What its teacher confirmed last, and when; for its photos, and for publishing. */
  statements: z.array(
    z.object({
      kind: z.enum(['photos', 'publish']),
      said: z.array(z.string()),
      said_at: Instant,
      /** In all photos of the book at that time, by its teacher; null where nobody was asked. */
      faces_covered: z.number().int().nullable(),
    }),
  ),
  /** How many faces its teacher covered in each of its photos. The photos themselves are the teacher's alone. */
  photos: z.array(StoryAsset.pick({ id: true, faces_covered: true })),
  places: z.array(PrivatePlace),
  /** What families wrote who asked to take it down. */
  asked: z.array(
    z.object({ reason: z.string().nullable(), email: z.string().nullable(), asked_at: Instant }),
  ),
})
export type ReviewedStorybook = z.output<typeof ReviewedStorybook>

const decision = ['storybooks.not_found', 'storybooks.changed', 'storybooks.own'] as const
const Decided = z.object({ ok: z.literal(true), item: ReviewedStorybook })

/** Staff switch storybooks for classrooms, and decide on books. */
export const storybookDeskEndpoints = {
  list: storybookList.page,
  listCsv: storybookList.file,
  listClassrooms: storybookClassroomList.page,
  listClassroomsCsv: storybookClassroomList.file,
  switchClassroom: endpoint({
    name: 'storybooks.switch-classroom',
    method: 'PUT',
    path: '/api/admin/classrooms/:classroomId/storybooks',
    summary:
      'Switches storybooks on or off for a classroom. What was made stays; what is published stays published.',
    access: 'admin',
    duty: 'classrooms',
    params: z.object({ classroomId: Id }),
    body: z.object({ storybooks_enabled: z.boolean() }),
    output: z.object({ ok: z.literal(true), storybooks_enabled: z.boolean() }),
    errors: ['classrooms.not_found'],
    rateLimit: deciding,
  }),
  read: endpoint({
    name: 'storybooks.read-reviewed',
    method: 'GET',
    path: '/api/admin/storybooks/:storybookId',
    summary:
      "A storybook with what staff need to decide on it. A draft that was never sent to them is its teacher's alone.",
    access: 'admin',
    duty: 'children',
    params,
    output: z.object({ item: ReviewedStorybook }),
    opens: { kind: 'storybook', at: 'params.storybookId' },
    errors: ['storybooks.not_found'],
  }),
  approve: endpoint({
    name: 'storybooks.approve',
    method: 'POST',
    path: '/api/admin/storybooks/:storybookId/approve',
    summary: 'Approves a submitted storybook as it was seen. Its teacher is told, and may publish it.',
    access: 'admin',
    duty: 'children',
    params,
    body: Seen,
    output: Decided,
    errors: [...decision, 'storybooks.not_submitted'],
    rateLimit: deciding,
  }),
  sendBack: endpoint({
    name: 'storybooks.send-back',
    method: 'POST',
    path: '/api/admin/storybooks/:storybookId/send-back',
    summary: 'Sends a submitted or approved storybook back to its teacher, who is told why.',
    access: 'admin',
    duty: 'children',
    params,
    body: Seen.extend({ reason: Reason }),
    output: Decided,
    errors: [...decision, 'storybooks.not_submitted'],
    rateLimit: deciding,
  }),
  takeOff: endpoint({
    name: 'storybooks.take-off',
    method: 'POST',
    path: '/api/admin/storybooks/:storybookId/take-off',
    summary:
      'Takes a published storybook, or one that a family asked to take down, off for good: it is a draft again, and its teacher is told why.',
    access: 'admin',
    duty: 'children',
    params,
    body: z.object({ reason: Reason }),
    output: Decided,
    errors: ['storybooks.not_found', 'storybooks.own', 'storybooks.not_published'],
    rateLimit: deciding,
  }),
  putBack: endpoint({
    name: 'storybooks.put-back',
    method: 'POST',
    path: '/api/admin/storybooks/:storybookId/put-back',
    summary:
      'Shows a storybook again that was taken down without a reason to. One that names a child is not.',
    access: 'admin',
    duty: 'children',
    params,
    body: Seen,
    output: Decided,
    errors: [...decision, 'storybooks.not_held', 'storybooks.private_words'],
    rateLimit: deciding,
  }),
}
