import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { Day } from '../day.contract.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Email } from '../people/email.contract.ts'
import { maxGiftCents, minGiftCents } from '../money.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'
import { name, oneLine } from '../name.contract.ts'
import { SecondAgreement, SubjectApproval } from './approvals.contract.ts'
import { maxDeskReasonLength } from './desk.ts'
import {
  destinations,
  maxReferenceLength,
  mostChecksOfDeposit,
  offlineKinds,
  offlineStates,
} from './giving.ts'

/** A gift that comes another way than through the payment provider. */
export const DeskOfflineGift = z.object({
  id: Id,
  kind: z.enum(offlineKinds),
  state: z.enum(offlineStates),
  amount_cents: z.number().int(),
  reference: z.string(),
  email: z.string().nullable(),
  donor_name: z.string().nullable(),
  destination: z.enum(destinations),
  given_on: z.string(),
  note: z.string().nullable(),
  entered_by: z.string(),
  entered_at: z.string(),
  /** Who saw that its money is there; that stays known when somebody takes it out of the books. */
  received_by: z.string().nullable(),
  received_at: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** That a second person agreed to what was decided then; null where one person did it. */
  agreed: SecondAgreement.nullable(),
  payment_id: Id.nullable(),
  /** Whose it is: of one that has come its donor, else whom staff picked or made. */
  donor_id: Id.nullable(),
  /** Whether staff uploaded what its check looks like. */
  has_picture: z.boolean(),
  /** What of it waits for a second person: that its money is there, or went again. */
  approval: SubjectApproval.nullable(),
})
export type DeskOfflineGift = z.infer<typeof DeskOfflineGift>

const ByGift = z.object({ offlineGiftId: Id })
const Because = z.object({ reason: z.string().trim().min(1).max(maxDeskReasonLength) })
/** What stands on a check, as it was written down. */
const Facts = z.object({
  donor_name: name(200).nullable(),
  reference: oneLine(maxReferenceLength).min(1),
  amount_cents: z.number().int().min(minGiftCents).max(maxGiftCents),
  given_on: Day,
})
/** The same as it stood, which is compared to the letter. */
const FactsBefore = Facts.extend({ reference: z.string().max(maxReferenceLength) })
/** A gift as staff write it down. */
export const OfflineEntry = z.object({
  kind: z.enum(offlineKinds),
  amount_cents: z.number().int().min(minGiftCents).max(maxGiftCents),
  reference: oneLine(maxReferenceLength).min(1),
  email: Email.nullable(),
  donor_name: name(200).nullable(),
  destination: z.enum(destinations),
  given_on: Day,
  note: z.string().trim().max(maxDeskReasonLength).nullable(),
  /** A donor who was picked, where no address says whose it is. */
  donor_id: Id.optional(),
  postal_address: z.string().trim().max(500).nullable().optional(),
  phone: oneLine(60).nullable().optional(),
  /** What the check looks like, uploaded before. */
  picture_id: Id.nullable().optional(),
  is_another: z.boolean(),
})
const perStaff = { max: 120, windowSeconds: 600, per: 'account' } as const

const filters = {
  /** The beginning of an address, or the number of a check, transfer or grant. */
  q: listFilter(z.string().trim().max(320)),
  state: listFilter(z.enum(offlineStates)),
}

/** Checks, bank transfers, donor-advised funds and stock; and what the charity itself sets aside for matching. */
export const deskOfflineEndpoints = {
  list: endpoint({
    name: 'desk.list-offline-gifts',
    method: 'GET',
    path: '/api/admin/offline-gifts',
    summary:
      'Gifts that come another way than through the payment provider, the last entered first; by `id` that one alone.',
    access: 'admin',
    duty: 'money',
    query: PageQuery.in.extend({ ...filters, id: listFilter(Id) }).transform(withPage),
    output: countedPageOf(DeskOfflineGift),
    errors: [],
    rateLimit: peoplePages,
  }),
  listCsv: endpoint({
    name: 'desk.list-offline-gifts-csv',
    method: 'GET',
    path: '/api/admin/offline-gifts.csv',
    summary: 'What the filters show of these gifts, the last entered first, as a file for spreadsheets.',
    access: 'admin',
    duty: 'money',
    query: z.object(filters),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  enter: endpoint({
    name: 'desk.enter-offline-gift',
    method: 'POST',
    path: '/api/admin/offline-gifts',
    summary:
      'Writes such a gift down. One with the same number, giver and amount is refused unless `is_another` says that it is another.',
    access: 'admin',
    duty: 'money',
    body: OfflineEntry,
    output: z.object({ id: Id }),
    errors: [
      'identity.proof_needed',
      'giving.amount_invalid',
      'giving.offline_in_future',
      'giving.offline_looks_entered',
      'files.not_found',
      'giving.picture_used',
      'giving.donor_not_found',
      'giving.offline_donor_differs',
    ],
    rateLimit: perStaff,
  }),
  deposit: endpoint({
    name: 'desk.enter-deposit',
    method: 'POST',
    path: '/api/admin/offline-deposits',
    summary:
      'Checks that went to the bank on one slip: all of them are entered and received at once, or none. Above the limit a single check waits among the approvals. They must come to the total of the slip.',
    access: 'admin',
    duty: 'money',
    body: z.object({
      /** The number of the slip, kept as the note of each check. */
      slip: oneLine(maxReferenceLength),
      total_cents: z.number().int().min(minGiftCents).max(maxGiftCents),
      destination: z.enum(destinations),
      checks: z
        .array(Facts.extend({ email: Email.nullable(), picture_id: Id.nullable().optional() }))
        .min(1)
        .max(mostChecksOfDeposit),
      /** Whoever sends it saw that some look entered, and says that they are others. */
      is_another: z.boolean(),
    }),
    output: z.object({ received: z.number().int(), waiting: z.number().int() }),
    errors: [
      'identity.proof_needed',
      'giving.amount_invalid',
      'giving.deposit_differs',
      'files.not_found',
      'giving.picture_used',
      'giving.offline_in_future',
      'giving.offline_looks_entered',
    ],
    rateLimit: perStaff,
  }),
  preview: endpoint({
    name: 'desk.preview-offline-gift',
    method: 'GET',
    path: '/api/admin/offline-gifts/:offlineGiftId/preview',
    summary:
      'What the next step would do, tried and rolled back: that the money of an expected gift arrived, or that of a received one went again. Moves nothing.',
    access: 'admin',
    duty: 'money',
    params: ByGift,
    output: z.object({
      /** Whether somebody else has to look at it first, where whoever asks does it. */
      needs_second: z.boolean(),
      /** Whether whoever asks may correct what was written down: of one that has come, nobody who entered or received it. */
      may_correct: z.boolean(),
      slots_voided: z.number().int(),
      from_reserve_cents: z.number().int(),
      /** What the refund reserve holds afterwards. */
      reserve_cents: z.number().int(),
    }),
    errors: ['giving.offline_not_found', 'giving.offline_settled'],
    rateLimit: perStaff,
  }),
  receive: endpoint({
    name: 'desk.receive-offline-gift',
    method: 'POST',
    path: '/api/admin/offline-gifts/:offlineGiftId/receive',
    summary:
      'The money is there: the gift is booked, minted and receipted like any other. Above a limit what whoever entered it, or put its amount right, says waits among the approvals.',
    access: 'admin',
    duty: 'money',
    params: ByGift,
    body: z.object({
      /** What the form showed: where it is another by now, nothing is done. */
      was_cents: z.number().int().nullish(),
    }),
    output: z.object({ payment_id: Id }),
    errors: [
      'identity.proof_needed',
      'giving.offline_not_found',
      'giving.offline_settled',
      'giving.offline_changed',
      'approvals.waits',
    ],
    rateLimit: perStaff,
  }),
  correct: endpoint({
    name: 'desk.correct-offline-gift',
    method: 'POST',
    path: '/api/admin/offline-gifts/:offlineGiftId/correct',
    summary:
      'Puts a wrong entry right: all of it while it is expected; of one that has come the name and the number, by somebody else than who entered or received it. The receipt is written anew where its name changed.',
    access: 'admin',
    duty: 'money',
    params: ByGift,
    body: z.object({ facts: Facts, was: FactsBefore, reason: Because.shape.reason }),
    /** The number of the receipt that was written. */
    output: z.object({ receipt: z.number().int().nullable() }),
    errors: [
      'identity.proof_needed',
      'giving.amount_invalid',
      'giving.offline_in_future',
      'giving.offline_not_found',
      'giving.offline_settled',
      'giving.offline_not_received',
      'giving.offline_looks_entered',
      'giving.offline_changed',
      'giving.offline_erased',
      'giving.offline_needs_another',
      'giving.offline_is_booked',
    ],
    rateLimit: perStaff,
  }),
  cancel: endpoint({
    name: 'desk.cancel-offline-gift',
    method: 'POST',
    path: '/api/admin/offline-gifts/:offlineGiftId/cancel',
    summary: 'It never came.',
    access: 'admin',
    duty: 'money',
    params: ByGift,
    body: z.object({ reason: z.string().trim().min(1).max(maxDeskReasonLength) }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['identity.proof_needed', 'giving.offline_not_found', 'giving.offline_settled'],
    rateLimit: perStaff,
  }),
  giveBack: endpoint({
    name: 'desk.return-offline-gift',
    method: 'POST',
    path: '/api/admin/offline-gifts/:offlineGiftId/return',
    summary:
      'The money went back: the bank returned the check, or the charity gave it back. Books it as a refund; above the limit of refunds it waits among the approvals.',
    access: 'admin',
    duty: 'money',
    params: ByGift,
    body: Because,
    output: z.object({ ok: z.literal(true) }),
    errors: [
      'identity.proof_needed',
      'giving.offline_not_found',
      'giving.offline_not_received',
      'approvals.waits',
    ],
    rateLimit: perStaff,
  }),
  topUpMatching: endpoint({
    name: 'desk.top-up-matching',
    method: 'POST',
    path: '/api/admin/matching-fund/top-ups',
    summary: 'Sets money of operations aside for matching. The same key moves it once.',
    access: 'admin',
    duty: 'money',
    body: z.object({
      amount_cents: z.number().int().min(1).max(1_000_000_000),
      request_key: z.string().min(8).max(80),
    }),
    output: z.object({ applied: z.boolean() }),
    errors: ['identity.proof_needed', 'giving.amount_invalid', 'giving.fund_too_small'],
    rateLimit: perStaff,
  }),
}
