import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PublicClassroom, ShareCode } from './classrooms.ts'

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
