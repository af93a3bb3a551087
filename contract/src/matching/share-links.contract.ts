import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ShareCode } from './classrooms.ts'
import { TeacherShareItem } from './share-links.ts'

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
