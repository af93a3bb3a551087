import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { foundKinds, longestSearch } from './search.ts'

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
  /** The page where it is shown. */
  leads_to: z.string(),
})
export type FoundItem = z.infer<typeof FoundItem>

/** The search of the whole console. */
export const searchEndpoints = {
  find: endpoint({
    name: 'search.find',
    method: 'GET',
    path: '/api/admin/search',
    summary:
      'People by name or address, classrooms by words or share code, payments by receipt number, draws by name and slots by number: at most five of each. A word finds what begins with it from three letters on, shorter ones are looked up whole.',
    access: 'admin',
    query: z.object({ q: z.string().trim().max(longestSearch) }),
    output: z.object({ items: z.array(FoundItem) }),
    errors: [],
    rateLimit: { max: 240, windowSeconds: 60, per: 'account' },
  }),
}
