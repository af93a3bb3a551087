import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { name } from '../name.contract.ts'
import { maxViewNameLength, maxViewSearchLength, mostViewsPerList, viewedLists } from './views.ts'

/** What a member of staff asks of a list again and again, under a name. */
export const SavedView = z.object({
  id: Id,
  list: z.enum(viewedLists),
  name: z.string(),
  /** Search, filters, order and size, as they stand in the address of the list; empty for the list as it opens. */
  search: z.string(),
  created_at: z.string(),
})
export type SavedView = z.infer<typeof SavedView>

const Name = name(maxViewNameLength).min(1)
/** Printable ASCII: whatever else a person typed is escaped in an address. */
const Search = z
  .string()
  .max(maxViewSearchLength)
  .regex(/^[\x21-\x7e]*$/)
const params = z.object({ viewId: Id })
const perStaff = { max: 120, windowSeconds: 600, per: 'account' } as const

/** The saved views of whoever asks: nobody reads or changes those of others. */
export const viewEndpoints = {
  list: endpoint({
    name: 'views.list',
    method: 'GET',
    path: '/api/admin/views',
    summary: 'The own saved views of all lists, the oldest first.',
    access: 'admin',
    output: z.object({ items: z.array(SavedView).max(mostViewsPerList * viewedLists.length) }),
    errors: [],
  }),
  save: endpoint({
    name: 'views.save',
    method: 'POST',
    path: '/api/admin/views',
    summary: 'Saves what a list is asked for under a name. A name is once per list, whatever its case.',
    access: 'admin',
    body: z.object({ list: z.enum(viewedLists), name: Name, search: Search }),
    output: z.object({ item: SavedView }),
    errors: ['views.name_taken', 'views.too_many'],
    rateLimit: perStaff,
  }),
  change: endpoint({
    name: 'views.change',
    method: 'PATCH',
    path: '/api/admin/views/:viewId',
    summary: 'Gives an own saved view another name, or has it ask for something else.',
    access: 'admin',
    params,
    body: z.object({ name: Name, search: Search }),
    output: z.object({ item: SavedView }),
    errors: ['views.not_found', 'views.name_taken'],
    rateLimit: perStaff,
  }),
  remove: endpoint({
    name: 'views.remove',
    method: 'DELETE',
    path: '/api/admin/views/:viewId',
    summary: 'Deletes an own saved view.',
    access: 'admin',
    params,
    output: z.object({ ok: z.literal(true) }),
    errors: ['views.not_found'],
    rateLimit: perStaff,
  }),
}
