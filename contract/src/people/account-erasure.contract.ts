import { z } from 'zod'
import { roles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { PageQuery, pageOf } from '../page.contract.ts'
import { erasureStates, maxErasureReasonLength } from './account.ts'

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

/** How staff answer requests to be erased. */
export const erasureEndpoints = {
  listRequests: endpoint({
    name: 'account.list-erasure-requests',
    method: 'GET',
    path: '/api/admin/erasure-requests',
    summary: 'Requests to be erased: the open ones first, the soonest due on top, then the answered ones.',
    access: 'admin',
    query: PageQuery.in
      .extend({ state: z.enum(erasureStates).optional() })
      .transform(({ state, ...page }) => ({ ...PageQuery.parse(page), state })),
    output: pageOf(ErasureCase),
    errors: [],
  }),
  refuse: endpoint({
    name: 'account.refuse-erasure',
    method: 'POST',
    path: '/api/admin/people/:userId/refuse-erasure',
    summary: "Refuses a person's open request to be erased, with words they will read.",
    access: 'admin',
    params: ByPerson,
    body: z.object({ answer: z.string().trim().min(1).max(maxErasureReasonLength) }),
    output: z.object({ item: ErasureCase }),
    errors: [
      'account.erasure_not_found',
      'directory.not_found',
      'directory.yourself',
      'directory.superadmin_only',
    ],
  }),
  erase: endpoint({
    name: 'account.erase',
    method: 'POST',
    path: '/api/admin/people/:userId/erase',
    summary:
      'Erases a person for good: amounts stay in the books, names and addresses go. Admins only where the person asked for it, and never staff.',
    access: 'admin',
    params: ByPerson,
    output: z.object({ ok: z.literal(true) }),
    errors: [
      'identity.proof_needed',
      'account.erasure_gift_not_ended',
      'account.erasure_not_requested',
      'directory.not_found',
      'directory.yourself',
      'directory.superadmin_only',
      'directory.last_superadmin',
    ],
  }),
}
