import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { day, text } from '../list-filters.ts'
import { listOf } from '../list.contract.ts'
import {
  approvalDecisions,
  approvalDuties,
  approvalEnds,
  approvalFacts,
  approvalGrounds,
  approvalKinds,
  approvalSorts,
  approvalStates,
  handKinds,
  maxApprovalNoteLength,
} from './approvals.ts'

/** Something that is about to leave, or has left, and who let it. */
export const Approval = z.object({
  id: Id,
  kind: z.enum(approvalKinds),
  /** What it is about: the id of a request, for one. */
  subject_id: z.string(),
  /** What it is, in the words of whoever made it. */
  what: z.string(),
  amount_cents: z.number().int(),
  state: z.enum(approvalStates),
  /** Why it is `outdated`; null of all others, and of those that ended before it was written down. */
  ended_because: z.enum(approvalEnds).nullable(),
  /** Why one person was not enough; null where one was. */
  ground: z.enum(approvalGrounds).nullable(),
  teacher_id: Id.nullable(),
  teacher: z.string().nullable(),
  asked_by_id: Id,
  asked_by: z.string(),
  asked_at: Instant,
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  /** What whoever decided said. */
  note: z.string().nullable(),
})
export type Approval = z.infer<typeof Approval>

/** Somebody of the staff who put money there, or the teacher. */
const Hand = z.object({ did: z.enum(handKinds), by: z.string(), cents: z.number().int().nullable() })

/** One with all that a second person looks at. */
export const ApprovalStory = Approval.extend({
  facts: z.array(z.object({ name: z.enum(approvalFacts), value: z.string() })),
  /** The document it stands on, for ten minutes; null where there is none. */
  document_url: z.string().nullable(),
  /** Why it was asked for, where the domain wants a reason. */
  reason: z.string().nullable(),
  hands: z.array(Hand),
  /** Whether whoever reads it may decide it; else why not. */
  you: z.enum(['may_decide', 'asked', 'had_a_hand', 'reaches_you', 'same_mailbox', 'made_staff']),
})
export type ApprovalStory = z.infer<typeof ApprovalStory>

/** What became of something that takes two people, beside what it is about. */
export const SubjectApproval = z.object({
  /** For staff, who find it by its id. */
  id: Id.nullable(),
  state: z.enum(['waiting', 'approved', 'refused']),
  amount_cents: z.number().int(),
  asked_at: Instant,
  /** What whoever refused said, for whoever asked. */
  note: z.string().nullable(),
})
export type SubjectApproval = z.infer<typeof SubjectApproval>

/** That a second person agreed to what was done then; who it was, staff alone are told. */
export const SecondAgreement = z.object({ by: z.string().nullable() })
export type SecondAgreement = z.infer<typeof SecondAgreement>

/** What staff should know of a teacher before money reaches them. */
export const TeacherStanding = z.object({
  /** Came in by a link that staff were shown, and never by one that was mailed. */
  is_unproven: z.boolean(),
  /** Who of the staff alone brought them in, by whatever door; null once somebody else had to do with them. */
  seen_by: z.string().nullable(),
})

export const approvalList = listOf(Approval, {
  access: 'admin',
  duty: approvalDuties,
  // `q` is part of what it is, or of the name or address of who asked or whose budget it is.
  filters: { q: text(200), state: approvalStates, kind: approvalKinds, from: day, to: day },
  sorts: approvalSorts,
  page: {
    name: 'approvals.list',
    path: '/api/admin/approvals',
    summary:
      'What left or is to leave: what waits for a second person, what two people decided, what one let out alone. Without the duty of money, slots by hand alone.',
  },
  file: {
    name: 'approvals.list-csv',
    path: '/api/admin/approvals.csv',
    summary: 'All that the filters show of the approvals, as a file for spreadsheets.',
  },
})

const byId = z.object({ approvalId: Id })
const Decided = z.object({ ok: z.literal(true), item: ApprovalStory })
const deciding = { max: 600, windowSeconds: 600, per: 'account' } as const

/** Money that leaves by two people. */
export const approvalEndpoints = {
  list: approvalList.page,
  listCsv: approvalList.file,
  read: endpoint({
    name: 'approvals.read',
    method: 'GET',
    path: '/api/admin/approvals/:approvalId',
    summary: 'One of them with its facts, and who of the staff had a hand in it.',
    access: 'admin',
    duty: approvalDuties,
    params: byId,
    output: ApprovalStory,
    errors: ['approvals.not_found'],
  }),
  teacher: endpoint({
    name: 'approvals.read-teacher',
    method: 'GET',
    path: '/api/admin/approvals-of-teachers/:teacherId',
    summary:
      'Whether a mailbox stands behind the account of a teacher, and whether more than one of the staff knows of them.',
    access: 'admin',
    duty: ['people', 'money'],
    params: z.object({ teacherId: Id }),
    output: TeacherStanding,
    errors: [],
  }),
  decide: endpoint({
    name: 'approvals.decide',
    method: 'POST',
    path: '/api/admin/approvals/:approvalId/decide',
    summary:
      'A second person lets it go or not: never who asked, whom it reaches, who put money or teacher there, or an account that counts as one with them.',
    access: 'admin',
    duty: approvalDuties,
    params: byId,
    body: z.object({
      decision: z.enum(approvalDecisions),
      /** Why not; an approval needs none. */
      note: z.string().trim().max(maxApprovalNoteLength).nullish(),
    }),
    output: Decided,
    errors: [
      'approvals.not_found',
      'approvals.settled',
      'approvals.changed',
      'approvals.not_yours',
      'approvals.note_missing',
      'approvals.unproven',
      'disbursements.document_gone',
      'disbursements.goal_not_reached',
      'disbursements.not_enough',
      'giving.refund_failed',
      'identity.proof_needed',
    ],
    rateLimit: deciding,
  }),
  withdraw: endpoint({
    name: 'approvals.withdraw',
    method: 'POST',
    path: '/api/admin/approvals/:approvalId/withdraw',
    summary: 'Whoever asked takes it back.',
    access: 'admin',
    duty: approvalDuties,
    params: byId,
    output: Decided,
    errors: ['approvals.not_found', 'approvals.settled', 'approvals.not_yours'],
    rateLimit: deciding,
  }),
}
