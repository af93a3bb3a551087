import { z } from 'zod'
import { Day } from '../day.contract.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { day, id, text } from '../list-filters.ts'
import { listOf } from '../list.contract.ts'
import { maxGiftCents, minGiftCents } from '../money.ts'
import { name } from '../name.contract.ts'
import { peoplePages } from '../people-pages.ts'
import { Email } from '../people/email.contract.ts'
import { maxDeskReasonLength } from './desk.ts'
import { destinations, offlineKinds } from './giving.ts'
import {
  installmentStates,
  mostInstallments,
  pledgeGiftStates,
  pledgeRhythms,
  pledgeSorts,
  pledgeStates,
  remindBars,
} from './pledges.ts'

const cents = z.number().int()

/** What a donor promised, and how much of it came. */
export const DeskPledge = z.object({
  id: Id,
  /** By which people name it. */
  number: z.number().int(),
  donor_id: Id,
  donor_name: z.string().nullable(),
  email: z.string().nullable(),
  is_organization: z.boolean(),
  amount_cents: cents,
  paid_cents: cents,
  /** Written down by staff, and not there yet. */
  expected_cents: cents,
  destination: z.enum(destinations),
  rhythm: z.enum(pledgeRhythms),
  installments: cents,
  paid_installments: cents,
  /** The day of the first installment that no gift covers. */
  next_due_on: z.string().nullable(),
  state: z.enum(pledgeStates),
  entered_at: Instant,
  ended_at: Instant.nullable(),
})
export type DeskPledge = z.infer<typeof DeskPledge>

/** A gift that pays an installment, or did. */
const CountedGift = z.object({
  id: Id,
  offline_gift_id: Id.nullable(),
  payment_id: Id.nullable(),
  kind: z.enum([...offlineKinds, 'online']),
  reference: z.string().nullable(),
  given_on: z.string(),
  /** As much of it as counts here. */
  counted_cents: cents,
  state: z.enum(pledgeGiftStates),
  counted_by: z.string(),
})

const Installment = z.object({
  id: Id,
  due_on: z.string(),
  amount_cents: cents,
  paid_cents: cents,
  expected_cents: cents,
  state: z.enum(installmentStates),
  reminded_at: Instant.nullable(),
  gifts: z.array(CountedGift),
})
export type PledgeInstallment = z.infer<typeof Installment>

/** A pledge with its installments. */
export const PledgeStory = DeskPledge.extend({
  reminds: z.boolean(),
  note: z.string().nullable(),
  entered_by: z.string(),
  ended_by: z.string().nullable(),
  ended_reason: z.string().nullable(),
  /** Why no email would reach them; null where one does. */
  not_reminded: z.enum(remindBars).nullable(),
  plan: z.array(Installment),
})
export type PledgeStory = z.infer<typeof PledgeStory>

/** Pledges, those first of which an installment is due. */
export const pledgeList = listOf(DeskPledge, {
  access: 'admin',
  duty: 'money',
  // `q` is part of a name, or the beginning of an address; `from` and `to` are about the next day something is due.
  filters: {
    q: text(320),
    state: pledgeStates,
    destination: destinations,
    from: day,
    to: day,
    donor: id,
  },
  sorts: pledgeSorts,
  page: {
    name: 'pledges.list',
    path: '/api/admin/pledges',
    summary: 'What donors promised to give, by the next installment or as `sort` says.',
  },
  file: {
    name: 'pledges.list-csv',
    path: '/api/admin/pledges.csv',
    summary: 'The same, all of it, as a file for spreadsheets.',
  },
})

const ByPledge = z.object({ pledgeId: Id })
const ByInstallment = z.object({ installmentId: Id })
const Done = z.object({ ok: z.literal(true) })
const perStaff = { max: 120, windowSeconds: 600, per: 'account' } as const
const Amount = z.number().int().min(minGiftCents).max(maxGiftCents)

/** Pledges on the desk of staff. No gift moves by any of these calls, and none is taken back. */
export const pledgeEndpoints = {
  list: pledgeList.page,
  listCsv: pledgeList.file,
  read: endpoint({
    name: 'pledges.read',
    method: 'GET',
    path: '/api/admin/pledges/:pledgeId',
    summary: 'A pledge with its installments and the gifts that pay them.',
    access: 'admin',
    duty: 'money',
    params: ByPledge,
    output: PledgeStory,
    errors: ['pledges.not_found'],
    rateLimit: peoplePages,
  }),
  enter: endpoint({
    name: 'pledges.enter',
    method: 'POST',
    path: '/api/admin/pledges',
    summary:
      'Writes down what somebody promised, spread evenly over days that come in turn or were typed. The same key writes it once.',
    access: 'admin',
    duty: 'money',
    body: z.object({
      /** A donor who was picked; else the address or the name says whose it is. */
      donor_id: Id.nullable(),
      donor_name: name(200).nullable(),
      email: Email.nullable(),
      is_organization: z.boolean(),
      amount_cents: Amount,
      destination: z.enum(destinations),
      rhythm: z.enum(pledgeRhythms),
      /** The day of each, in any order. */
      days: z.array(Day).min(1).max(mostInstallments),
      reminds: z.boolean(),
      note: z.string().trim().max(maxDeskReasonLength).nullable(),
      request_key: z.string().min(8).max(80),
    }),
    output: z.object({ id: Id }),
    errors: [
      'pledges.too_small',
      'pledges.days_alike',
      'pledges.changed',
      'giving.donor_not_found',
      'giving.offline_donor_differs',
    ],
    rateLimit: perStaff,
  }),
  remind: endpoint({
    name: 'pledges.remind',
    method: 'POST',
    path: '/api/admin/pledge-installments/:installmentId/remind',
    summary: 'Mails the donor a kind word about an installment, in their language; once in seven days.',
    access: 'admin',
    duty: 'money',
    params: ByInstallment,
    output: Done,
    errors: [
      'pledges.installment_not_found',
      'pledges.ended',
      'pledges.installment_paid',
      'pledges.reminded_lately',
      ...remindBars.map((why) => `pledges.${why}` as const),
    ],
    rateLimit: perStaff,
  }),
  changeDays: endpoint({
    name: 'pledges.change-days',
    method: 'POST',
    path: '/api/admin/pledges/:pledgeId/days',
    summary: 'Other days for installments that no gift covers yet.',
    access: 'admin',
    duty: 'money',
    params: ByPledge,
    body: z.object({
      days: z
        .array(z.object({ installment_id: Id, due_on: Day, was: Day }))
        .min(1)
        .max(mostInstallments),
    }),
    output: Done,
    errors: [
      'pledges.not_found',
      'pledges.installment_not_found',
      'pledges.ended',
      'pledges.installment_paid',
      'pledges.changed',
      'pledges.days_alike',
    ],
    rateLimit: perStaff,
  }),
  end: endpoint({
    name: 'pledges.end',
    method: 'POST',
    path: '/api/admin/pledges/:pledgeId/end',
    summary: 'Nothing more is asked for. What was given stays given.',
    access: 'admin',
    duty: 'money',
    params: ByPledge,
    body: z.object({ reason: z.string().trim().min(1).max(maxDeskReasonLength) }),
    output: Done,
    errors: ['pledges.not_found', 'pledges.ended', 'pledges.done'],
    rateLimit: perStaff,
  }),
}
