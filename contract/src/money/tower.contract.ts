import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const hour = 3600
const Link = z.string().max(300)

/** How full the tower is that everybody shares. */
export const SharedTower = z.object({
  /** Which of its slots is filling: the first one is 1. */
  ordinal: z.number().int(),
  cents: z.number().int(),
  /** From how many gifts. */
  gifts: z.number().int(),
  target_cents: z.number().int(),
  /** After how many days without a gift an own tower joins it. */
  joined_after_days: z.number().int(),
  /** Whether the matching fund holds enough to bring a second slot to the next full one. */
  match_funded: z.boolean(),
})
export type SharedTower = z.infer<typeof SharedTower>

const OwnTower = z.object({
  cents: z.number().int(),
  /** When it joins the shared tower; null where nothing lies on it. */
  joins_at: z.string().nullable(),
  /** For how many days a wish to wait lasts. */
  wait_days: z.number().int(),
})

const linkErrors = ['giving.tower_link_invalid', 'giving.tower_link_expired'] as const

export const towerEndpoints = {
  shared: endpoint({
    name: 'giving.shared-tower',
    method: 'GET',
    path: '/api/tower',
    summary:
      'The Sponsor Slot that small gifts fill together: how much of its $800 is there, from how many gifts.',
    access: 'public',
    output: SharedTower,
    errors: [],
  }),
  own: endpoint({
    name: 'giving.own-tower',
    method: 'GET',
    path: '/api/own-tower',
    summary:
      "What lies on a giver's own tower and when it joins the shared one, for whoever holds the mailed link. Changes nothing.",
    access: 'public',
    cache: 'none',
    query: z.object({ link: Link.catch('') }),
    output: OwnTower,
    errors: linkErrors,
    rateLimit: { max: 120, windowSeconds: hour, per: 'network' },
  }),
  keepOwn: endpoint({
    name: 'giving.keep-own-tower',
    method: 'POST',
    path: '/api/own-tower',
    summary: "Lets a giver's own tower wait as many days again, by the mailed link.",
    access: 'public',
    body: z.object({ link: Link }),
    output: OwnTower,
    errors: linkErrors,
    rateLimit: { max: 60, windowSeconds: hour, per: 'network' },
  }),
}
