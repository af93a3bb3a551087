import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { maxPortraitReasonLength, mostListedPortraits } from './badges.ts'

/** A teacher's photo as staff see it. */
export const Portrait = z.object({
  teacher_id: Id,
  /** Goes along with a decision: it is on what was seen. */
  file_id: Id,
  teacher_name: z.string().nullable(),
  teacher_email: z.string(),
  /** Works for ten minutes, for whoever holds it. */
  url: z.string(),
  sent_at: Instant,
  state: z.enum(['waiting', 'shown']),
})
export type Portrait = z.output<typeof Portrait>

/** Staff look at the photos of teachers before anybody else does. */
export const portraitEndpoints = {
  list: endpoint({
    name: 'badges.list-portraits',
    method: 'GET',
    path: '/api/admin/portraits',
    summary: `Photos of teachers: those that wait, the oldest first, then those that are shown, the newest first; ${mostListedPortraits} of each at most.`,
    access: 'admin',
    duty: 'classrooms',
    output: z.object({ items: z.array(Portrait) }),
    errors: [],
    rateLimit: peoplePages,
  }),
  decide: endpoint({
    name: 'badges.decide-portrait',
    method: 'POST',
    path: '/api/admin/portraits/:teacherId/decide',
    summary:
      'Shows a photo beside its teacher’s name, or keeps it off: the picture then goes for good, and its teacher reads why. One that is shown is taken off in the same way.',
    access: 'admin',
    duty: 'classrooms',
    params: z.object({ teacherId: Id }),
    body: z.discriminatedUnion('outcome', [
      z.object({ file_id: Id, outcome: z.literal('shown') }),
      z.object({
        file_id: Id,
        outcome: z.literal('refused'),
        reason: z.string().trim().min(1).max(maxPortraitReasonLength),
      }),
    ]),
    output: z.object({ ok: z.literal(true) }),
    errors: ['badges.portrait_changed', 'badges.own_portrait', 'files.not_found'],
    rateLimit: { max: 300, windowSeconds: 600, per: 'account' },
  }),
}
