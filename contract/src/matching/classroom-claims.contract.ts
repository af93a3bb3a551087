import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'
import { claimCauses, claimReasonLength, claimStates } from './classroom-claims.ts'

/** A confirmation as staff see it. */
export const ClassroomClaim = z.object({
  id: z.string(),
  classroom_id: z.string(),
  classroom_name: z.string(),
  school: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  teacher_display_name: z.string(),
  email: z.string(),
  because: z.enum(claimCauses),
  /** Who is on record for the classroom now. */
  teacher_on_record: z.string().nullable(),
  email_on_record: z.string().nullable(),
  nominators: z.number().int(),
  claimed_at: z.string(),
  status: z.enum(claimStates),
  decided_at: z.string().nullable(),
  /** Null when whoever decided has no account any more. */
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
})

export type ClassroomClaim = z.infer<typeof ClassroomClaim>

const ByClaim = z.object({ claimId: Id })
const Decided = z.object({ ok: z.literal(true), item: ClassroomClaim })
const decisionErrors = [
  'nominations.claim_not_found',
  'nominations.claim_decided',
  'nominations.claim_own',
] as const

const filters = {
  /** Part of a classroom, a school, a teacher’s name or an address. */
  q: listFilter(z.string().trim().max(320)),
  status: listFilter(z.enum(claimStates)),
}

/** Staff decide on confirmations that wait for them. */
export const classroomClaimEndpoints = {
  list: endpoint({
    name: 'nominations.list-claims',
    method: 'GET',
    path: '/api/admin/classroom-claims',
    summary:
      'Confirmations by school addresses that nobody knew as the classroom’s, the oldest waiting first.',
    access: 'admin',
    duty: 'classrooms',
    query: PageQuery.in.extend(filters).transform(withPage),
    output: countedPageOf(ClassroomClaim),
    errors: [],
    rateLimit: peoplePages,
  }),
  listCsv: endpoint({
    name: 'nominations.list-claims-csv',
    method: 'GET',
    path: '/api/admin/classroom-claims.csv',
    summary: 'The confirmations that the filters show, those that wait first, as a file for spreadsheets.',
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
  approve: endpoint({
    name: 'nominations.approve-claim',
    method: 'POST',
    path: '/api/admin/classroom-claims/:claimId/approve',
    summary: 'Makes whoever asked the classroom’s confirmed teacher, instead of whoever was. Both are told.',
    access: 'admin',
    duty: 'classrooms',
    proof: 'recent',
    params: ByClaim,
    output: Decided,
    errors: decisionErrors,
  }),
  refuse: endpoint({
    name: 'nominations.refuse-claim',
    method: 'POST',
    path: '/api/admin/classroom-claims/:claimId/refuse',
    summary:
      'Leaves the classroom as it is. Whoever asked is told why, and whoever is on record that it stays.',
    access: 'admin',
    duty: 'classrooms',
    params: ByClaim,
    body: z.object({ reason: z.string().trim().min(1).max(claimReasonLength) }),
    output: Decided,
    errors: decisionErrors,
  }),
  preview: endpoint({
    name: 'nominations.preview-claim-decision',
    method: 'POST',
    path: '/api/admin/classroom-claims/:claimId/preview',
    summary: 'The mails that a decision would send, word for word.',
    access: 'admin',
    duty: 'classrooms',
    params: ByClaim,
    body: z.object({
      approved: z.boolean(),
      /** Of a refusal. */
      reason: z.string().trim().max(claimReasonLength).default(''),
    }),
    output: z.object({
      items: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
    }),
    errors: ['nominations.claim_not_found'],
  }),
}
