import { languages } from '../language.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broadcastKinds, broadcastsPath, broadcastTransitions, type Broadcast } from './broadcasts.ts'

/** A slide as visitors see it. */
export const BroadcastItem: z.ZodType<Broadcast, Broadcast> = z.object({
  id: z.guid(),
  kind: z.enum(broadcastKinds),
  title: z.string(),
  body: z.string(),
  media_url: z.string().nullable(),
  cta_href: z.string().nullable(),
  cta_label: z.string().nullable(),
  is_urgent: z.boolean(),
  duration_sec: z.number().int().nullable(),
  transition: z.enum(broadcastTransitions),
  draw: z.object({ id: z.guid(), names: z.array(z.string()), seed: z.string() }).nullable(),
})

/** What the charity says live. */
export const broadcastEndpoints = {
  list: endpoint({
    name: 'broadcasts.list',
    method: 'GET',
    path: broadcastsPath,
    summary:
      'The slides to show now, in their order; only urgent ones while there is one. Answers 304 to a known ETag.',
    access: 'public',
    query: z.object({ lang: z.enum(languages).optional() }),
    output: z.object({ items: z.array(BroadcastItem) }),
    errors: [],
  }),
  totals: endpoint({
    name: 'broadcasts.totals',
    method: 'GET',
    path: '/api/totals',
    summary: 'What was given and matched so far, counted twice a minute at most. Refunds are taken off.',
    access: 'public',
    output: z.object({
      /** Classrooms that a Sponsor Slot came to. */
      matched_classrooms: z.number().int(),
      /** Givers whose own money became a Sponsor Slot. */
      slot_sponsors: z.number().int(),
      gifts: z.number().int(),
      given_cents: z.number().int(),
    }),
    errors: [],
  }),
}
