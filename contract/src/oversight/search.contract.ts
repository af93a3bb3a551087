import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { foundActs, foundKinds, longestSearch } from './search.ts'

/** One thing that a search found. */
export const FoundItem = z.object({
  kind: z.enum(foundKinds),
  id: z.string(),
  /** What it is called. Empty where its number says it all. */
  title: z.string(),
  /** What tells it from others of its name: an address, a school. */
  detail: z.string().nullable(),
  number: z.number().int().nullable(),
  amount_cents: z.number().int().nullable(),
  at: z.string().nullable(),
  /** Of a person. */
  role: z.string().nullable(),
  /** The page where it is shown. */
  leads_to: z.string(),
  /** What can be begun with it at once, and where; only what is within the reader's duties. */
  acts: z.array(z.object({ act: z.enum(foundActs), leads_to: z.string() })),
})
export type FoundItem = z.infer<typeof FoundItem>

/** The search of the whole console. */
export const searchEndpoints = {
  find: endpoint({
    name: 'search.find',
    method: 'GET',
    path: '/api/admin/search',
    summary:
      'Whatever staff have a record of: by the beginning of an address or of words of a name, a subject or a list, by number (“receipt 21”, “RB-1008”, “order 3”, “#12”), by amount (“$100”, “100.00”), by share code or by the provider’s id: at most five of each kind, and of the reader’s duties alone. A word finds what begins with it from three letters on, shorter ones are looked up whole.',
    access: 'admin',
    query: z.object({ q: z.string().trim().max(longestSearch) }),
    output: z.object({ items: z.array(FoundItem) }),
    errors: [],
    rateLimit: { max: 240, windowSeconds: 60, per: 'account' },
  }),
}
