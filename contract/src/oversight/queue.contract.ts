import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { mostQueueLines, usualQueueLength, waitingKinds } from './queue.ts'

const Kind = z.enum(waitingKinds)

/** One thing that waits for a person. */
export const WaitingItem = z.object({
  kind: Kind,
  id: z.string(),
  what: z.string(),
  who: z.string().nullable(),
  amount_cents: z.number().int().nullable(),
  since: z.string(),
  due_at: z.string().nullable(),
  is_urgent: z.boolean(),
  /** The reader asked for it themself, so somebody else has to decide it: they may look at it, or take it back. */
  is_yours: z.boolean(),
  /** The page where it is done. */
  leads_to: z.string(),
})
export type WaitingItem = z.infer<typeof WaitingItem>

/** The morning queue of staff. */
export const queueEndpoints = {
  read: endpoint({
    name: 'queue.read',
    method: 'GET',
    path: '/api/admin/queue',
    summary:
      'What waits for a person of the staff: what has a deadline first, then what is urgent, then the oldest; and how much of each kind. A kind is counted up to 1,000; `has_more` says that it holds more.',
    access: 'admin',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(mostQueueLines).catch(usualQueueLength),
    }),
    output: z.object({
      items: z.array(WaitingItem),
      kinds: z.array(
        z.object({
          kind: Kind,
          count: z.number().int(),
          has_more: z.boolean(),
          oldest_at: z.string(),
          /** The day by which the first of it wants an answer. */
          due_at: z.string().nullable(),
          /** The page where the first of it is done. */
          leads_to: z.string(),
        }),
      ),
      total: z.number().int(),
      has_more: z.boolean(),
      read_at: z.string(),
    }),
    errors: [],
  }),
}
