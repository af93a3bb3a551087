import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { languages } from '../language.ts'
import { day, id, text } from '../list-filters.ts'
import { listOf } from '../list.contract.ts'
import { Email } from '../people/email.contract.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'
import { name } from '../name.contract.ts'
import {
  giverAccounts,
  maxDeskReasonLength,
  maxDonorTagLength,
  maxPersonalNoteLength,
  monthlyStates,
} from './desk.ts'

const cents = z.number().int()

/** A giver as staff see them. */
export const DeskGiver = z.object({
  id: Id,
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Has an account, and changes their own address. */
  has_account: z.boolean(),
  /** Words by which staff find them. */
  tags: z.array(z.string()),
  /** Given to classrooms and not returned. */
  program_cents: cents,
  slots_minted: z.number().int(),
  gifts: z.number().int(),
  given_cents: cents,
  last_gift_at: Instant.nullable(),
  created_at: Instant,
})
export type DeskGiver = z.infer<typeof DeskGiver>

/** Donors, the newest first. */
export const giverList = listOf(DeskGiver, {
  access: 'admin',
  duty: 'money',
  // `q` is the beginning of an address, or words of a name.
  filters: {
    q: text(320),
    account: giverAccounts,
    tag: text(maxDonorTagLength),
    from: day,
    to: day,
    id,
  },
  sorts: ['-since', 'since'],
  page: {
    name: 'desk.list-givers',
    path: '/api/admin/givers',
    summary:
      'Donors, the newest first or as `sort` says; with words those whose address begins so or whose name has them; by `id` that one alone.',
  },
  file: {
    name: 'desk.list-givers-csv',
    path: '/api/admin/givers.csv',
    summary: 'The same, all of it, as a file for spreadsheets.',
  },
})

/** A gift that repeats each month, as staff see it. */
export const DeskMonthlyGift = z.object({
  id: Id,
  giver: z.string().nullable(),
  email: z.string().nullable(),
  amount_cents: cents,
  state: z.enum(monthlyStates),
  next_charge_at: z.string().nullable(),
  paid_months: z.number().int(),
  paid_cents: cents,
  created_at: z.string(),
  provider_url: z.string().nullable(),
})
export type DeskMonthlyGift = z.infer<typeof DeskMonthlyGift>

const Reason = z.string().trim().min(1).max(maxDeskReasonLength)
const ByGiver = z.object({ donorId: Id })
const Done = z.object({ ok: z.literal(true) })
const search = { q: listFilter(z.string().trim().max(320)) }
const monthly = { ...search, state: listFilter(z.enum(monthlyStates)) }
const perStaff = { max: 60, windowSeconds: 600, per: 'account' } as const
const sensitive = ['identity.proof_needed', 'giving.donor_not_found'] as const

/** Staff correct givers and their receipts, and see who gives each month. */
export const deskGiverEndpoints = {
  list: giverList.page,
  listCsv: giverList.file,
  correct: endpoint({
    name: 'desk.correct-giver',
    method: 'POST',
    path: '/api/admin/givers/:donorId/correct',
    summary: 'Corrects the name and the address of a giver without an account.',
    access: 'admin',
    duty: 'money',
    params: ByGiver,
    body: z.object({
      name: name(200).nullable(),
      email: Email.nullable(),
      /** What the form showed before: where it is something else by now, nothing is written over. */
      was: z
        .object({ name: z.string().max(1_000).nullable(), email: z.string().max(1_000).nullable() })
        .optional(),
      reason: Reason,
    }),
    output: Done,
    errors: [
      ...sensitive,
      ...(['giving.donor_has_account', 'giving.donor_address_taken'] as const),
      ...(['giving.donor_needs_address', 'giving.donor_changed'] as const),
    ],
    rateLimit: perStaff,
  }),
  join: endpoint({
    name: 'desk.join-givers',
    method: 'POST',
    path: '/api/admin/givers/:donorId/join',
    summary:
      'Joins a giver without an account into another: gifts, slots and what is left move. Cannot be undone.',
    access: 'admin',
    duty: 'money',
    params: ByGiver,
    body: z.object({ into_id: Id, reason: Reason }),
    output: Done,
    errors: [...sensitive, 'giving.donor_has_account', 'giving.donor_same'],
    rateLimit: perStaff,
  }),
  reissue: endpoint({
    name: 'desk.reissue-receipt',
    method: 'POST',
    path: '/api/admin/payments/:paymentId/receipt',
    summary: 'Makes the valid receipt of a payment void and writes the next in its place.',
    access: 'admin',
    duty: 'money',
    params: z.object({ paymentId: Id }),
    body: z.object({
      /** The receipt that was looked at: where another is valid by now, nothing is written. */
      number: z.number().int().min(1),
      email: Email.nullable(),
      reason: Reason,
    }),
    output: z.object({ number: z.number().int() }),
    errors: [
      'identity.proof_needed',
      'giving.payment_not_found',
      'giving.no_receipt',
      'giving.receipt_replaced',
    ],
    rateLimit: perStaff,
  }),
  emailReceipt: endpoint({
    name: 'desk.email-receipt',
    method: 'POST',
    path: '/api/admin/payments/:paymentId/receipt/email',
    summary:
      'Mails the valid receipt of a payment again under the same number: to the address on record, or to another one, which asks for a recent proof. Once an hour for an address.',
    access: 'admin',
    duty: 'money',
    params: z.object({ paymentId: Id }),
    body: z.object({
      email: Email.nullable(),
      /** What staff say beside it: then its donor was thanked by email. */
      note: z.string().trim().max(maxPersonalNoteLength).nullable().optional(),
    }),
    output: z.object({ to: z.string(), mailed: z.boolean() }),
    errors: [
      'identity.proof_needed',
      'giving.payment_not_found',
      'giving.no_receipt',
      'giving.receipt_without_address',
    ],
    rateLimit: perStaff,
  }),
  receipt: endpoint({
    name: 'desk.read-receipt',
    method: 'GET',
    path: '/api/admin/payments/:paymentId/receipt.pdf',
    summary:
      'The receipt of a payment as a tagged PDF, as its giver has it; of a pack of credits, that of a purchase.',
    access: 'admin',
    duty: 'money',
    params: z.object({ paymentId: Id }),
    query: z.object({ language: z.enum(languages).optional() }),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'application/pdf',
    errors: ['giving.payment_not_found', 'giving.no_receipt'],
    rateLimit: perStaff,
  }),
  monthly: endpoint({
    name: 'desk.list-monthly-gifts',
    method: 'GET',
    path: '/api/admin/monthly-gifts',
    summary:
      'Gifts that repeat each month, the newest first; with words those of givers whose address begins so or whose name has them.',
    access: 'admin',
    duty: 'money',
    query: PageQuery.in.extend(monthly).transform(withPage),
    output: countedPageOf(DeskMonthlyGift),
    errors: [],
    rateLimit: peoplePages,
  }),
  monthlyCsv: endpoint({
    name: 'desk.list-monthly-gifts-csv',
    method: 'GET',
    path: '/api/admin/monthly-gifts.csv',
    summary: 'Gifts that repeat each month, the newest first, as a file for spreadsheets.',
    access: 'admin',
    duty: 'money',
    query: z.object(monthly),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
}
