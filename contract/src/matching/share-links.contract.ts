import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ShareCode } from './classrooms.contract.ts'

/** All that anyone learns of a teacher and their classroom from a share link. Nothing else ever leaves the server. */
export const TeacherShareItem = z.strictObject({
  display_name: z.string(),
  school: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  bio: z.string().nullable(),
  /** A picture on this site; never one of another origin. */
  avatar_url: z.string().nullable(),
  /** How many people nominated the classroom. */
  nominators: z.number().int(),
  /** How many of them somebody is known to stand behind. */
  confirmed: z.number().int(),
  /** Whether the teacher confirmed the classroom: only then a slot can go to it. */
  is_confirmed: z.boolean(),
  /** The latest slot that came to the classroom in this school year. */
  matched: z.object({ slot_number: z.number().int(), matched_on: z.string() }).nullable(),
})
export type TeacherShareItem = z.infer<typeof TeacherShareItem>

export const shareLinkEndpoints = {
  resolve: endpoint({
    name: 'share-links.resolve',
    method: 'GET',
    path: '/.netlify/functions/public-share-resolve',
    summary: 'The teacher behind a share link, as the share page shows them.',
    access: 'public',
    query: z.object({ code: ShareCode }),
    output: z.object({ item: TeacherShareItem }),
    errors: ['share_links.not_found', 'share_links.closed'],
    rateLimit: { max: 120, windowSeconds: 600, per: 'network' },
  }),
}
