import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { countedPageOf, listFilter, pageOf, PageQuery, withPage } from '../page.contract.ts'
import { Email } from '../people/email.contract.ts'
import { nomineeSorts, nomineeStates } from './nominees.ts'

/** Who was nominated: an address, or until it is known a teacher or classroom of a school. */
export const Nominee = z.object({
  /** Names the nominee to the other calls. */
  key: z.string(),
  nominee_email: z.string().nullable(),
  name: z.string(),
  school: z.string().nullable(),
  nomination_count: z.number().int(),
  latest_at: z.string(),
  /** Whether staff may say whose address it is: a teacher whom nobody else will confirm. */
  can_link: z.boolean(),
})
export type Nominee = z.infer<typeof Nominee>

export const Nominator = z.object({
  /** Null where the nominator left a hash alone. */
  nominator_email: z.string().nullable(),
  nominator_name: z.string().nullable(),
  reason: z.string().nullable(),
  created_at: z.string(),
})
export type Nominator = z.infer<typeof Nominator>

const Key = z.string().trim().min(1).max(400)
const filters = {
  /** Part of an address, a name or a school. */
  q: listFilter(z.string().trim().max(320)),
  state: listFilter(z.enum(nomineeStates)),
}

/** Staff see who was nominated and by whom. */
export const nomineeEndpoints = {
  list: endpoint({
    name: 'nominations.list-nominees',
    method: 'GET',
    path: '/.netlify/functions/admin-nominees-list',
    summary:
      'Who was nominated and how often, the most often first. Whose address is not known stands under name and school. Without a search the total is exact; what a search finds is counted up to 1,000.',
    access: 'admin',
    duty: 'classrooms',
    query: PageQuery.in.extend({ ...filters, sort: listFilter(z.enum(nomineeSorts)) }).transform(withPage),
    output: countedPageOf(Nominee),
    errors: [],
    rateLimit: peoplePages,
  }),
  listCsv: endpoint({
    name: 'nominations.list-nominees-csv',
    method: 'GET',
    path: '/api/admin/nominees.csv',
    summary: 'What the filters show of the nominees, all pages, as a file for spreadsheets.',
    access: 'admin',
    duty: 'classrooms',
    query: z.object(filters),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  nominators: endpoint({
    name: 'nominations.list-nominators',
    method: 'GET',
    path: '/.netlify/functions/admin-nominators-for',
    summary:
      'Who nominated somebody, the newest first: by the address, or the `key` of a nominee without one.',
    access: 'admin',
    duty: 'classrooms',
    query: PageQuery.in
      .extend({ email: listFilter(z.string().trim().toLowerCase().max(320)), key: listFilter(Key) })
      .transform(withPage),
    output: pageOf(Nominator).extend({ nominee: Nominee }),
    errors: ['nominations.nominee_not_found'],
    rateLimit: peoplePages,
  }),
  link: endpoint({
    name: 'nominations.link-nominee',
    method: 'POST',
    path: '/api/admin/nominees/link',
    summary: 'Says whose address a nominated teacher has, once.',
    access: 'admin',
    duty: 'classrooms',
    body: z.object({ key: Key, email: Email }),
    output: z.object({ ok: z.literal(true), item: Nominee }),
    errors: ['nominations.nominee_not_found', 'nominations.nominee_linked'],
    rateLimit: { max: 120, windowSeconds: 600, per: 'account' },
  }),
}
