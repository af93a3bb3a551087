import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'
import { name } from '../name.contract.ts'
import { allowlistRoles, allowlistSources, maxAllowlistNameLength, mostAllowlistRows } from './allowlist.ts'
import { Email } from './email.contract.ts'

/** An address that may sign in with a role, or once might. */
export const AllowlistEntry = z.object({
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(allowlistRoles),
  active: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type AllowlistEntry = z.infer<typeof AllowlistEntry>

const filters = {
  role: listFilter(z.enum(allowlistRoles)),
  /** Part of an address or a name. */
  q: listFilter(z.string().trim().max(320)),
}
const Name = name(maxAllowlistNameLength).nullish()
const Count = z.object({ count: z.number().int() })
const perStaff = { max: 120, windowSeconds: 600, per: 'account' } as const
const addErrors = [
  'identity.proof_needed',
  'allowlist.none_valid',
  'allowlist.too_many',
  'directory.yourself',
  'directory.superadmin_only',
  'duties.all_needed',
  'duties.children_missing',
] as const

/** Which addresses may sign in as teacher, sponsor or admin. */
export const allowlistEndpoints = {
  list: endpoint({
    name: 'allowlist.list',
    method: 'GET',
    path: '/.netlify/functions/admin-allowlist-list',
    summary: 'Who may sign in with which role, the newest entry first.',
    access: 'admin',
    duty: 'people',
    query: PageQuery.in.extend(filters).transform(withPage),
    output: countedPageOf(AllowlistEntry),
    errors: [],
    rateLimit: peoplePages,
  }),
  listCsv: endpoint({
    name: 'allowlist.list-csv',
    method: 'GET',
    path: '/api/admin/allowlist.csv',
    summary:
      'What the filters show of the allowlist, all pages by address, as a file that can be imported again.',
    access: 'admin',
    duty: 'people',
    query: z.object(filters),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  upsert: endpoint({
    name: 'allowlist.upsert',
    method: 'POST',
    path: '/.netlify/functions/admin-allowlist-upsert',
    summary:
      'Adds addresses or changes their entries, all or none. A row without a role has that of the list; of two rows with the same address and role the later counts.',
    access: 'admin',
    duty: 'people',
    body: z.object({
      role: z.enum(allowlistRoles),
      rows: z
        .array(
          z.object({
            email: Email,
            active: z.boolean().default(true),
            role: z.enum(allowlistRoles).optional(),
            name: Name,
          }),
        )
        .max(mostAllowlistRows),
      source: z.enum(allowlistSources),
    }),
    mostBodyBytes: 2 * 1024 * 1024,
    output: Count,
    errors: addErrors,
    rateLimit: perStaff,
  }),
  add: endpoint({
    name: 'allowlist.add',
    method: 'POST',
    path: '/.netlify/functions/admin-add-whitelist',
    summary: 'The same for addresses in one text, separated by tabs, lines or commas; `value` is their name.',
    access: 'admin',
    duty: 'people',
    body: z.object({
      emails: z.string().max(200_000),
      role: z.enum(allowlistRoles),
      value: Name,
      active: z.boolean().default(true),
    }),
    output: Count,
    errors: [...addErrors, 'allowlist.invalid_email'],
    rateLimit: perStaff,
  }),
  setActive: endpoint({
    name: 'allowlist.set-active',
    method: 'POST',
    path: '/.netlify/functions/admin-allowlist-set-active',
    summary: 'Lets an address sign in with a role again, or no longer. Who is signed in stays so.',
    access: 'admin',
    duty: 'people',
    body: z.object({ email: Email, role: z.enum(allowlistRoles), active: z.boolean() }),
    output: z.object({ ok: z.literal(true), item: AllowlistEntry }),
    errors: [
      'identity.proof_needed',
      'allowlist.not_found',
      'directory.yourself',
      'directory.superadmin_only',
      'duties.all_needed',
      'duties.children_missing',
    ],
    rateLimit: perStaff,
  }),
}
