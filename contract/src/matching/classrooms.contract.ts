import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { maxShareCodeLength } from './classrooms.ts'

/** A share code as people type it: any case, spaces around it. */
export const ShareCode = z.string().trim().toUpperCase().min(1).max(maxShareCodeLength)

/** The public face of a classroom: what a share code resolves to. */
export const PublicClassroom = z.object({
  id: z.string(),
  public_name: z.string(),
  is_confirmed: z.boolean(),
})
export type PublicClassroom = z.infer<typeof PublicClassroom>

/** A classroom as clients of the data store read it. */
export const ClassroomRow = z.object({
  id: z.string(),
  name: z.string(),
  grade_level: z.string().nullable(),
  /** The account of whoever sponsors it; credits for its tools are theirs. */
  sponsor_id: z.string().nullable(),
  teacher_id: z.string().nullable(),
})

export const classroomEndpoints = {
  listRows: endpoint({
    name: 'classrooms.list-rows',
    method: 'GET',
    path: '/rest/v1/classrooms',
    summary: "A teacher's own classrooms, confirmed ones first; nobody else's, whatever is asked for.",
    access: 'teacher',
    output: z.array(ClassroomRow),
    errors: [],
  }),
  resolveCode: endpoint({
    name: 'classrooms.resolve-code',
    method: 'GET',
    path: '/api/sharecode/resolve',
    summary: 'The classroom behind a share code.',
    access: 'public',
    query: z.object({ code: ShareCode }),
    output: PublicClassroom.extend({
      school: z.string().nullable(),
      city: z.string().nullable(),
      state: z.string().nullable(),
      classroom: PublicClassroom,
    }),
    errors: ['classrooms.code_not_found', 'classrooms.code_closed'],
    // Each nomination by a code looks it up, and the people of a whole school sit behind one address.
    rateLimit: { max: 300, windowSeconds: 600, per: 'network' },
  }),
}
