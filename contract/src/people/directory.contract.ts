import { z } from 'zod'
import { roles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { text } from '../list-filters.ts'
import { listOf } from '../list.contract.ts'
import { duties } from './duties.ts'
import { maxRoleReasonLength, personSorts, personStates } from './directory.ts'

/** A person as staff see them. */
export const Person = z.object({
  id: Id,
  email: z.string(),
  full_name: z.string().nullable(),
  role: z.enum(roles).nullable(),
  created_at: Instant,
  /** Since when the person is refused; null is not at all. */
  disabled_at: Instant.nullable(),
})
export type Person = z.infer<typeof Person>

const sensitiveErrors = ['identity.proof_needed', 'directory.not_found', 'directory.last_superadmin'] as const
const ByPerson = z.object({ userId: Id })
/** Stays in the history for good, so it names roles and causes, never addresses. */
const Reason = z
  .string()
  .trim()
  .max(maxRoleReasonLength)
  .regex(/^[^@]*$/)
  .nullish()
const Changed = z.object({ ok: z.literal(true), item: Person })

export const peopleList = listOf(Person, {
  access: 'admin',
  // Whoever handles money reads of teachers alone.
  duty: ['people', 'money'],
  // `q` is part of an address or a name.
  filters: { q: text(320), role: roles, state: personStates },
  sorts: personSorts,
  page: {
    name: 'directory.list',
    path: '/.netlify/functions/admin-users-list',
    summary: 'Everybody with an account, the newest first or as `sort` says.',
  },
  file: {
    name: 'directory.list-csv',
    path: '/api/admin/users.csv',
    summary: 'What the filters show of the directory, all pages by address, as a file for spreadsheets.',
  },
})

/** Staff find and manage people: roles, disabling. */
export const directoryEndpoints = {
  list: peopleList.page,
  listCsv: peopleList.file,
  read: endpoint({
    name: 'directory.read',
    method: 'GET',
    path: '/api/admin/people/:userId',
    summary: 'One person as staff see them.',
    access: 'admin',
    duty: ['people', 'money'],
    params: ByPerson,
    output: Person,
    opens: { kind: 'user', at: 'params.userId' },
    errors: ['directory.not_found', 'duties.children_missing'],
  }),
  setRole: endpoint({
    name: 'directory.set-role',
    method: 'POST',
    path: '/.netlify/functions/admin-users-set-role',
    summary:
      'Gives a person another role and ends their sessions. Needs a proof of the last minutes; the role held already changes nothing.',
    access: 'superadmin',
    body: z.object({ user_id: Id, role: z.enum(roles), reason: Reason }),
    output: Changed,
    errors: sensitiveErrors,
  }),
  readDuties: endpoint({
    name: 'directory.read-duties',
    method: 'GET',
    path: '/api/admin/people/:userId/duties',
    summary: 'The duties of an admin: all of them unless a superadmin said otherwise. Others have none.',
    access: 'superadmin',
    params: ByPerson,
    output: z.object({ duties: z.array(z.enum(duties)) }),
    errors: ['directory.not_found'],
  }),
  setDuties: endpoint({
    name: 'directory.set-duties',
    method: 'PUT',
    path: '/api/admin/people/:userId/duties',
    summary:
      'Says which duties an admin has, from their next request on; none is an answer too. Needs a proof of the last minutes; the duties held already change nothing. Another role ends it: who becomes an admin again has all.',
    access: 'superadmin',
    params: ByPerson,
    body: z.object({
      duties: z
        .array(z.enum(duties))
        .max(duties.length)
        .refine((named) => new Set(named).size === named.length),
    }),
    output: z.object({ duties: z.array(z.enum(duties)) }),
    errors: [
      'identity.proof_needed',
      'directory.not_found',
      'duties.not_an_admin',
      'duties.superadmin_has_all',
    ],
  }),
  disable: endpoint({
    name: 'directory.disable',
    method: 'POST',
    path: '/api/admin/people/:userId/disable',
    summary: 'Shuts a person out: their next request is refused. Staff only by a superadmin, oneself never.',
    access: 'admin',
    duty: 'people',
    params: ByPerson,
    output: Changed,
    errors: [
      ...sensitiveErrors,
      'directory.yourself',
      'directory.superadmin_only',
      'duties.children_missing',
    ],
  }),
  enable: endpoint({
    name: 'directory.enable',
    method: 'POST',
    path: '/api/admin/people/:userId/enable',
    summary: 'Lets a disabled person sign in again.',
    access: 'admin',
    duty: 'people',
    params: ByPerson,
    output: Changed,
    errors: [
      ...sensitiveErrors,
      'directory.yourself',
      'directory.superadmin_only',
      'duties.children_missing',
    ],
  }),
}
