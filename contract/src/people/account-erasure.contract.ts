import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { roles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { PageQuery, pageOf } from '../page.contract.ts'
import { erasureStates, maxErasureReasonLength } from './account.ts'
import { Email } from './email.contract.ts'
import { addressTraceKinds } from './erasure-by-address.ts'

export const ErasureRequest = z.object({
  id: z.string(),
  state: z.enum(erasureStates),
  reason: z.string().nullable(),
  requested_at: z.string(),
  /** The day by which staff answer. */
  due_at: z.string(),
  decided_at: z.string().nullable(),
  /** What staff say when they refuse. */
  answer: z.string().nullable(),
})
export type ErasureRequest = z.infer<typeof ErasureRequest>

/** A request to be erased, as staff see it. */
export const ErasureCase = ErasureRequest.extend({
  user_id: Id,
  /** Null once the person is erased. */
  email: z.string().nullable(),
  full_name: z.string().nullable(),
  role: z.enum(roles).nullable(),
})
export type ErasureCase = z.infer<typeof ErasureCase>

const ByPerson = z.object({ userId: Id })

/** What an erasure would look for and end. */
export const ErasurePreview = z.object({
  /** All that the person is known by: rows that hold it lose it. */
  addresses: z.array(z.string()),
  names: z.array(z.string()),
  /** Monthly gifts that end at the payment provider first. */
  monthly_gifts: z.number().int(),
  /** The newest request of the person, unless it was taken back. */
  request: ErasureRequest.nullable(),
  /** Whether whoever asks may erase this person. */
  may_erase: z.boolean(),
})
export type ErasurePreview = z.infer<typeof ErasurePreview>

/** What is kept under an address, and of whom. */
export const AddressPreview = z.object({
  email: z.string(),
  /** The account of this address; then the person is erased on their page. */
  account_id: Id.nullable(),
  /** Names that stand beside the address, and where: those that are theirs are looked for everywhere. Somebody else may have typed them. */
  names: z.array(z.object({ name: z.string(), beside: z.array(z.enum(addressTraceKinds)) })),
  traces: z.array(z.object({ kind: z.enum(addressTraceKinds), count: z.number().int().positive() })),
  /** Monthly gifts that end at the payment provider first. */
  monthly_gifts: z.number().int(),
})
export type AddressPreview = z.infer<typeof AddressPreview>

/** How staff answer requests to be erased, and requests for one's own data. */
export const erasureEndpoints = {
  preview: endpoint({
    name: 'account.preview-erasure',
    method: 'GET',
    path: '/api/admin/people/:userId/erasure',
    summary:
      'What erasing a person would look for and end, and whether they asked for it. It changes nothing.',
    access: 'admin',
    duty: 'people',
    params: ByPerson,
    output: ErasurePreview,
    opens: { kind: 'user', at: 'params.userId' },
    errors: ['directory.not_found', 'duties.children_missing'],
  }),
  exportPerson: endpoint({
    name: 'account.export-person',
    method: 'GET',
    path: '/api/admin/people/:userId/export',
    summary: 'All that is kept about a person who asked staff for it, as a JSON file to hand over.',
    access: 'superadmin',
    params: ByPerson,
    output: z.object({ exported_at: z.string() }).catchall(z.unknown()),
    errors: ['identity.proof_needed', 'directory.not_found'],
    rateLimit: { max: 20, windowSeconds: 3600, per: 'account' },
  }),
  listRequests: endpoint({
    name: 'account.list-erasure-requests',
    method: 'GET',
    path: '/api/admin/erasure-requests',
    summary: 'Requests to be erased: the open ones first, the soonest due on top, then the answered ones.',
    access: 'admin',
    duty: 'people',
    query: PageQuery.in
      .extend({ state: z.enum(erasureStates).optional() })
      .transform(({ state, ...page }) => ({ ...PageQuery.parse(page), state })),
    output: pageOf(ErasureCase),
    errors: [],
    rateLimit: peoplePages,
  }),
  refuse: endpoint({
    name: 'account.refuse-erasure',
    method: 'POST',
    path: '/api/admin/people/:userId/refuse-erasure',
    summary: "Refuses a person's open request to be erased, with words they will read.",
    access: 'admin',
    duty: 'people',
    params: ByPerson,
    body: z.object({ answer: z.string().trim().min(1).max(maxErasureReasonLength) }),
    output: z.object({ item: ErasureCase }),
    errors: [
      'account.erasure_not_found',
      'directory.not_found',
      'directory.yourself',
      'directory.superadmin_only',
      'duties.children_missing',
    ],
  }),
  erase: endpoint({
    name: 'account.erase',
    method: 'POST',
    path: '/api/admin/people/:userId/erase',
    summary:
      'Erases a person for good: amounts stay in the books, names and addresses go. Admins only where the person asked for it, and never staff.',
    access: 'admin',
    duty: 'people',
    params: ByPerson,
    output: z.object({ ok: z.literal(true) }),
    errors: [
      'identity.proof_needed',
      'account.erasure_gift_not_ended',
      'account.erasure_not_requested',
      'directory.not_found',
      'directory.yourself',
      'directory.superadmin_only',
      'duties.children_missing',
      'directory.last_superadmin',
    ],
  }),
  eraseAthlete: endpoint({
    name: 'account.erase-athlete',
    method: 'POST',
    path: '/api/admin/prospects/:prospectId/erase',
    summary:
      'Erases an athlete who has no account, for good: amounts stay in the books; the profile, its media, what was said of consent and what shows it go. `reason` stays in the log.',
    access: 'superadmin',
    params: z.object({ prospectId: Id }),
    body: z.object({ reason: z.string().trim().min(1).max(maxErasureReasonLength) }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['identity.proof_needed', 'prospects.not_found', 'prospects.has_account'],
  }),
  previewAddress: endpoint({
    name: 'account.preview-address',
    method: 'GET',
    path: '/api/admin/erasures/address',
    summary:
      'What is kept under the address of somebody without an account, such as a guest who gave, a nominator, a guardian by link or whoever wrote to us. It changes nothing.',
    access: 'superadmin',
    query: z.object({ email: Email }),
    output: AddressPreview,
    errors: [],
    rateLimit: { max: 60, windowSeconds: 3600, per: 'account' },
  }),
  eraseAddress: endpoint({
    name: 'account.erase-address',
    method: 'POST',
    path: '/api/admin/erasures/address',
    summary:
      'Erases somebody without an account by their address, for good: amounts stay in the books, names and addresses go. `names` are those of the names beside the address that are theirs, and go wherever they stand; `reason` stays in the log.',
    access: 'superadmin',
    body: z.object({
      email: Email,
      names: z.array(z.string().trim().min(1).max(500)).max(500),
      reason: z.string().trim().min(1).max(maxErasureReasonLength),
    }),
    output: z.object({ ok: z.literal(true) }),
    errors: [
      'identity.proof_needed',
      'account.names_changed',
      'account.erasure_gift_not_ended',
      'account.address_unknown',
      'account.address_has_account',
    ],
    rateLimit: { max: 60, windowSeconds: 3600, per: 'account' },
  }),
  eraseDonor: endpoint({
    name: 'account.erase-donor',
    method: 'POST',
    path: '/api/admin/erasures/donor',
    summary:
      'Erases a donor whom staff wrote down by name, and who has no address to be found by: amounts stay in the books, the name goes.',
    access: 'superadmin',
    body: z.object({ donor_id: Id, reason: z.string().trim().min(1).max(maxErasureReasonLength) }),
    output: z.object({ ok: z.literal(true) }),
    errors: [
      'identity.proof_needed',
      'giving.donor_not_found',
      'giving.donor_has_account',
      'account.names_changed',
      'account.erasure_gift_not_ended',
      'account.address_unknown',
      'account.address_has_account',
    ],
    rateLimit: { max: 60, windowSeconds: 3600, per: 'account' },
  }),
}
