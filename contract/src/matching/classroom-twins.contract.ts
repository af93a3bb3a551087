import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { peoplePages } from '../people-pages.ts'
import { mostTwins, twinSigns } from './classrooms.ts'

const Count = z.number().int().min(0)

/** A classroom that may be the same as another one. */
export const ClassroomTwin = z.object({
  id: Id,
  name: z.string(),
  school: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  grade_level: z.string().nullable(),
  teacher_name: z.string().nullable(),
  teacher_email: z.string().nullable(),
  confirmed_at: Instant.nullable(),
  nominators: Count,
  /** What the two have in common. */
  because: z.array(z.enum(twinSigns)),
})
export type ClassroomTwin = z.infer<typeof ClassroomTwin>

/** A classroom that became this one. */
const MergedClassroom = z.object({
  id: Id,
  name: z.string(),
  school: z.string().nullable(),
  teacher_name: z.string().nullable(),
  merged_at: Instant,
})
export type MergedClassroom = z.infer<typeof MergedClassroom>

const Named = z.object({ id: Id, name: z.string(), school: z.string().nullable() })

/** What a merge comes to: the numbers that staff read before they confirm it, and after. */
export const MergeEffect = z.object({
  /** The one that stays. */
  kept: Named,
  /** The one that becomes it. */
  absorbed: Named,
  nominators: z.object({
    kept: Count,
    absorbed: Count,
    /** People who nominated both: they count once. */
    both: Count,
    after: Count,
  }),
  /** Nominations that somebody stands behind with a mailbox. */
  confirmed: z.object({ kept: Count, absorbed: Count, after: Count }),
  /** What the nominations weigh in a draw. */
  points: z.object({ kept: Count, absorbed: Count, after: Count }),
  /** Links with a share code, confirmations that wait for staff and links mailed to teachers that lead to the one that stays. */
  links: Count,
  claims: Count,
  requests: Count,
})
export type MergeEffect = z.infer<typeof MergeEffect>

const ByClassroom = z.object({ classroomId: Id })
const mergeErrors = [
  'classrooms.not_found',
  'classrooms.merge_same',
  'classrooms.merge_done',
  'classrooms.merge_teachers',
  'classrooms.merge_led',
  'classrooms.merge_money',
  'classrooms.merge_draws',
  'classrooms.merge_in_use',
] as const

/** Staff make one classroom of two that are the same. */
export const classroomTwinEndpoints = {
  list: endpoint({
    name: 'nominations.list-twins',
    method: 'GET',
    path: '/api/admin/classrooms/:classroomId/twins',
    summary: 'Classrooms that may be the same as this one, the likeliest first, and those that became it.',
    access: 'admin',
    duty: 'classrooms',
    params: ByClassroom,
    output: z.object({
      items: z.array(ClassroomTwin).max(mostTwins),
      merged: z.array(MergedClassroom),
    }),
    errors: ['classrooms.not_found'],
    rateLimit: peoplePages,
  }),
  preview: endpoint({
    name: 'nominations.preview-merge',
    method: 'GET',
    path: '/api/admin/classrooms/:classroomId/merge',
    summary: 'What would become of two classrooms if this one stayed and the other became it, in numbers.',
    access: 'admin',
    duty: 'classrooms',
    params: ByClassroom,
    query: z.object({ absorbed_id: Id }),
    output: MergeEffect,
    errors: mergeErrors,
  }),
  merge: endpoint({
    name: 'nominations.merge-classrooms',
    method: 'POST',
    path: '/api/admin/classrooms/:classroomId/merge',
    summary:
      'Makes one classroom of two, for good: this one stays, with the nominations of both, and the other points at it.',
    access: 'admin',
    duty: 'classrooms',
    proof: 'recent',
    params: ByClassroom,
    body: z.object({ absorbed_id: Id }),
    output: z.object({ ok: z.literal(true), item: MergeEffect }),
    errors: mergeErrors,
  }),
}
