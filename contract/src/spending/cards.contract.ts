import { z } from 'zod'
import { oneLine } from '../name.contract.ts'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { SubjectApproval } from '../money/approvals.contract.ts'
import {
  cardVendors,
  defaultCardProgram,
  longestCardText,
  oneTimeCardStates,
  teacherCardStatuses,
} from './cards.ts'

const Vendor = z.enum(cardVendors)
const cents = z.number().int()
/** An address that nobody reads need not be one that we would write to. */
const AliasEmail = z.union([z.literal(''), z.email().max(320)])

/** A teacher's card of a vendor, as the teacher sees it. */
export const VendorCard = z.object({
  vendor: Vendor,
  last4: z.string(),
  alias_email: z.string().nullable(),
  verified_at: z.string().nullable(),
  status: z.enum(teacherCardStatuses),
  /** Whether a session may be started with it. */
  is_ready: z.boolean(),
})

/** A one-time card after its numbers were shown. */
export const OneTimeCard = z.object({
  id: z.string(),
  merchant: z.string(),
  vendor: Vendor,
  last4: z.string().nullable(),
  exp_month: z.number().int().nullable(),
  exp_year: z.number().int().nullable(),
  state: z.enum(oneTimeCardStates),
  amount_cents: cents,
  /** Still set aside of the budget. */
  reserved_cents: cents,
  spent_cents: cents,
  created_at: z.string(),
  /** When it closes by itself; what is left goes back to the budget then. */
  closes_at: z.string(),
  closed_at: z.string().nullable(),
})

/** What a teacher shops with: cards of the vendors, and cards for one purchase. */
export const cardEndpoints = {
  issue: endpoint({
    name: 'cards.issue',
    method: 'POST',
    path: '/.netlify/functions/issue-card',
    summary:
      "Issues a card for one purchase at one merchant and sets its amount aside of the teacher's budget. Its numbers stand in this answer alone; they are not kept. Above the limit it waits for a person of the staff.",
    access: 'teacher',
    body: z.object({
      merchant: z.string().max(120).optional(),
      amountCents: z.number().optional(),
      programId: z.string().trim().min(1).max(longestCardText.program).default(defaultCardProgram),
      /** Made by the form: sent twice, it makes one card. */
      request_key: Id.optional(),
      /** The key of a request whose answer was lost: its card is canceled first. */
      replaces: Id.optional(),
    }),
    output: z.object({
      card: z.object({
        id: z.string(),
        pan: z.string(),
        exp_month: z.number().int(),
        exp_year: z.number().int(),
        cvc: z.string(),
        last4: z.string(),
        merchant: z.string(),
        amount_cents: cents,
        closes_at: z.string(),
      }),
    }),
    errors: [
      'cards.merchant_required',
      'cards.amount_invalid',
      'cards.issued_before',
      'cards.not_issued',
      'cards.not_offered',
      'approvals.waits',
      'approvals.unproven',
      'budgets.not_found',
      'budgets.locked',
      'budgets.not_enough',
    ],
    rateLimit: { max: 60, windowSeconds: 3600, per: 'account' },
  }),
  listIssued: endpoint({
    name: 'cards.list-issued',
    method: 'GET',
    path: '/.netlify/functions/teacher-one-time-cards',
    summary: "A teacher's latest one-time cards without their numbers, and what is free in the budget.",
    access: 'teacher',
    output: z.object({
      items: z.array(OneTimeCard),
      /** Whether this site issues cards at all. */
      offered: z.boolean(),
      /** What may be set aside of this school year's budget now; null without one. */
      free_cents: cents.nullable(),
      locked: z.boolean(),
      /** The next card, where it was asked for and took two people. */
      asked: SubjectApproval.extend({ merchant: z.string() }).nullable(),
    }),
    errors: [],
  }),
  close: endpoint({
    name: 'cards.close',
    method: 'POST',
    path: '/.netlify/functions/teacher-one-time-card-close',
    summary: 'Cancels a one-time card; what no purchase holds goes back to the budget.',
    access: 'teacher',
    body: z.object({ id: Id }),
    output: z.object({ item: OneTimeCard }),
    errors: ['cards.not_found'],
    rateLimit: { max: 120, windowSeconds: 3600, per: 'account' },
  }),
  listVendorCards: endpoint({
    name: 'cards.list-own',
    method: 'GET',
    path: '/.netlify/functions/teacher-vendor-cards',
    summary: "A teacher's best card of each vendor.",
    access: 'teacher',
    output: z.object({ items: z.array(VendorCard) }),
    errors: [],
  }),
  saveVendorCard: endpoint({
    name: 'cards.save-own',
    method: 'POST',
    path: '/.netlify/functions/teacher-vendor-card-upsert',
    summary: 'Keeps the last four digits of the card that a teacher has on file at a vendor.',
    access: 'teacher',
    body: z
      .object({
        vendor: Vendor.optional(),
        partner: Vendor.optional(),
        last4: z.string().max(40).default(''),
        alias_email: AliasEmail.optional(),
        email_alias: AliasEmail.optional(),
        verify: z.boolean().default(false),
      })
      .refine(({ vendor, partner }) => vendor ?? partner, { path: ['vendor'] }),
    output: z.object({ item: VendorCard }),
    errors: ['cards.digits_missing', 'cards.kept_by_staff', 'cards.set_inactive'],
    rateLimit: { max: 120, windowSeconds: 3600, per: 'account' },
  }),
}

/** A teacher's privacy card as staff keep it. */
export const TeacherCard = z.object({
  id: z.string(),
  teacher_id: z.string(),
  vendor: Vendor,
  label: z.string(),
  status: z.enum(teacherCardStatuses),
  last4: z.string(),
  exp_month: z.string().nullable(),
  exp_year: z.string().nullable(),
  limit_cents: cents.nullable(),
  spend_cents: cents,
  external_id: z.string().nullable(),
  notes: z.string().nullable(),
  on_file: z.boolean(),
  verified_at: z.string().nullable(),
  updated_at: z.string(),
  alias_email: z.string().nullable(),
})

const digits = (count: number) => z.union([z.literal(''), z.string().regex(new RegExp(`^\\d{${count}}$`))])

/** What staff keep of teachers' cards. */
export const staffCardEndpoints = {
  list: endpoint({
    name: 'cards.list-of-teacher',
    method: 'GET',
    path: '/api/teacher/cards',
    summary: 'The cards of a teacher, the best of each vendor first.',
    access: 'admin',
    duty: 'money',
    query: z.object({ teacher_id: Id }),
    output: z.object({ items: z.array(TeacherCard) }),
    errors: ['cards.teacher_not_found'],
    rateLimit: peoplePages,
  }),
  save: endpoint({
    name: 'cards.save-for-teacher',
    method: 'POST',
    path: '/.netlify/functions/admin-teacher-card-upsert',
    summary: "Keeps a teacher's card, or changes one that is kept.",
    access: 'admin',
    duty: 'money',
    proof: 'recent',
    body: z.object({
      id: Id.optional(),
      teacher_id: Id,
      vendor: Vendor,
      label: oneLine(longestCardText.label).optional(),
      status: z.enum(teacherCardStatuses).default('active'),
      last4: z.string().regex(/^\d{4}$/),
      exp_month: z.union([z.literal(''), z.string().regex(/^(0[1-9]|1[0-2])$/)]).optional(),
      exp_year: digits(4).optional(),
      limit_cents: z.number().int().min(0).max(100_000_000).nullable().optional(),
      external_id: oneLine(longestCardText.externalId).optional(),
      notes: z.string().trim().max(longestCardText.notes).optional(),
      /** As the card stood when it was looked at; somebody else's change since is not lost. */
      seen_updated_at: z.string().max(40).optional(),
      /** Made by the form: sent twice, it makes one card. */
      request_key: Id.optional(),
    }),
    output: z.object({ item: TeacherCard }),
    errors: [
      'cards.teacher_not_found',
      'cards.not_found',
      'cards.another_active',
      'cards.issued_twice',
      'cards.changed_meanwhile',
    ],
    rateLimit: { max: 600, windowSeconds: 3600, per: 'account' },
  }),
  setOnFile: endpoint({
    name: 'cards.set-on-file',
    method: 'POST',
    path: '/.netlify/functions/admin-teacher-card-onfile',
    summary: 'Says whether the vendor has a card on file.',
    access: 'admin',
    duty: 'money',
    body: z.object({ id: Id, on_file: z.boolean() }),
    output: z.object({ item: TeacherCard }),
    errors: ['cards.not_found'],
    rateLimit: { max: 600, windowSeconds: 3600, per: 'account' },
  }),
}
