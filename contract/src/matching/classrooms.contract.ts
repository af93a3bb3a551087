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

export const classroomEndpoints = {
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
