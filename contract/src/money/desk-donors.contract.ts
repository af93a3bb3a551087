import { z } from 'zod'
import { Day } from '../day.contract.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { languages } from '../language.ts'
import { name, oneLine } from '../name.contract.ts'
import { countedPageOf, PageQuery, withPage } from '../page.contract.ts'
import { peoplePages } from '../people-pages.ts'
import { DeskMonthlyGift } from './desk-givers.contract.ts'
import { maxDeskReasonLength, maxDonorNoteLength, maxDonorTagLength, paymentStatuses } from './desk.ts'
import { offlineKinds, offlineStates } from './giving.ts'

const cents = z.number().int()
const instant = z.string()
const someone = { id: Id, name: z.string().nullable(), email: z.string().nullable() }

const Contact = z.object({
  is_organization: z.boolean(),
  phone: z.string().nullable(),
  /** In lines, as on an envelope. */
  postal_address: z.string().nullable(),
  language: z.enum(languages).nullable(),
  household: z.string().nullable(),
})

const Note = z.object({
  id: Id,
  words: z.string(),
  is_task: z.boolean(),
  due_on: z.string().nullable(),
  written_by: z.string(),
  written_at: instant,
  done_by: z.string().nullable(),
  done_at: instant.nullable(),
})
export type DonorNote = z.infer<typeof Note>

/** All that is known of whoever gave, with an account or without. */
export const DonorFile = z.object({
  id: Id,
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Staff wrote them down by their name; nothing else is known to find them by. */
  by_name: z.boolean(),
  account_id: Id.nullable(),
  since: instant,
  gifts: z.number().int(),
  given_cents: cents,
  last_gift_at: instant.nullable(),
  tower: z.object({ slots_minted: z.number().int(), progress_cents: cents }),
  contact: Contact.extend({ changed_at: instant }).nullable(),
  /** Addresses on paper and phones of records that were joined into this one, and of other accounts. */
  other_addresses: z.array(z.string()),
  other_phones: z.array(z.string()),
  /** Other names and addresses that gifts came under. */
  spellings: z.array(z.string()),
  /** Other accounts of the same human, whose gifts are counted in. */
  linked: z.array(z.object({ ...someone, account_id: Id.nullable() })),
  household: z.array(z.object(someone)),
  tags: z.array(z.string()),
  monthly: z.array(DeskMonthlyGift),
  /** The newest; how many there are says `tower`. */
  slots: z.array(
    z.object({
      id: Id,
      number: z.number().int(),
      created_at: instant,
      assigned_at: instant.nullable(),
      voided_at: instant.nullable(),
      classroom_id: Id.nullable(),
      classroom_name: z.string().nullable(),
    }),
  ),
  /** Gifts by check and the like whose money is not there yet. */
  expected: z.array(
    z.object({
      id: Id,
      kind: z.enum(offlineKinds),
      state: z.enum(offlineStates),
      reference: z.string(),
      amount_cents: cents,
    }),
  ),
  mails: z.array(
    z.object({
      id: Id,
      subject: z.string().nullable(),
      to_email: z.string(),
      at: instant,
      state: z.enum(['sent', 'waiting', 'bounced']),
    }),
  ),
  notes: z.array(Note),
  history: z.array(
    z.object({ seq: z.number().int(), at: instant, by: z.string().nullable(), action: z.string() }),
  ),
})
export type DonorFile = z.infer<typeof DonorFile>

/** A gift as it stands on its donor's page. */
export const DonorGift = z.object({
  id: Id,
  settled_at: instant,
  status: z.enum(paymentStatuses),
  destination: z.string().nullable(),
  amount_cents: cents,
  fee_cover_cents: cents,
  refunded_cents: cents,
  classroom_id: Id.nullable(),
  classroom_name: z.string().nullable(),
  is_monthly: z.boolean(),
  offline_kind: z.enum(offlineKinds).nullable(),
  /** Of its valid receipt, and where that went. */
  receipt_number: z.number().int().nullable(),
  receipt_email: z.string().nullable(),
})
export type DonorGift = z.infer<typeof DonorGift>

const JoinSide = z.object({
  ...someone,
  has_account: z.boolean(),
  gifts: z.number().int(),
  given_cents: cents,
  slots: z.number().int(),
  /** What lies towards the next slot. */
  progress_cents: cents,
})

/** What joining a donor into another would do. */
const JoinPreview = z.object({
  /** All moves into the other; two accounts are linked, and nothing moves; or it can't be this way round. */
  how: z.enum(['moves', 'links', 'other_way_round']),
  from: JoinSide,
  into: JoinSide,
  /** So many slots more come of what lies towards the next of both. */
  new_slots: z.number().int(),
  progress_cents: cents,
  notes: z.number().int(),
})
export type JoinPreview = z.infer<typeof JoinPreview>

const ByDonor = z.object({ donorId: Id })
const ByNote = z.object({ noteId: Id })
const Done = z.object({ ok: z.literal(true) })
const Reason = z.string().trim().min(1).max(maxDeskReasonLength)
const perStaff = { max: 120, windowSeconds: 600, per: 'account' } as const

/** One page for everybody who gave, and what staff keep of them there. */
export const deskDonorEndpoints = {
  read: endpoint({
    name: 'desk.read-donor',
    method: 'GET',
    path: '/api/admin/donors/:donorId',
    summary: 'All that is known of a donor; of one who was joined into another, that one.',
    access: 'admin',
    duty: 'money',
    params: ByDonor,
    output: DonorFile,
    errors: ['giving.donor_not_found'],
    rateLimit: peoplePages,
  }),
  gifts: endpoint({
    name: 'desk.list-donor-gifts',
    method: 'GET',
    path: '/api/admin/donors/:donorId/gifts',
    summary:
      'The gifts of a donor, the newest first, with purpose, classroom and receipt; `receipted` leaves out those without a receipt that counts.',
    access: 'admin',
    duty: 'money',
    params: ByDonor,
    query: PageQuery.in.extend({ receipted: z.enum(['1']).optional() }).transform(withPage),
    output: countedPageOf(DonorGift),
    errors: ['giving.donor_not_found'],
    rateLimit: peoplePages,
  }),
  statement: endpoint({
    name: 'desk.read-donor-statement',
    method: 'GET',
    path: '/api/admin/donors/:donorId/statement.pdf',
    summary: 'What a donor gave in a year of the organization, as a tagged PDF.',
    access: 'admin',
    duty: 'money',
    params: ByDonor,
    query: z.object({
      year: z.coerce.number().int().min(2000).max(2199),
      language: z.enum(languages).optional(),
    }),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'application/pdf',
    errors: ['giving.donor_not_found', 'own_giving.too_many_gifts'],
    rateLimit: perStaff,
  }),
  changeContact: endpoint({
    name: 'desk.change-donor-contact',
    method: 'PUT',
    path: '/api/admin/donors/:donorId/contact',
    summary: 'Writes down how a donor is reached besides an email address.',
    access: 'admin',
    duty: 'money',
    params: ByDonor,
    body: z.object({
      is_organization: z.boolean(),
      phone: oneLine(60).nullable(),
      postal_address: z.string().trim().max(500).nullable(),
      language: z.enum(languages).nullable(),
      household: name(120).nullable(),
      /** When what the form shows was saved: where it changed since, nothing is written over. */
      seen_at: z.string().max(40).nullable(),
    }),
    output: Done,
    errors: ['giving.donor_not_found', 'giving.donor_changed'],
    rateLimit: perStaff,
  }),
  writeNote: endpoint({
    name: 'desk.write-donor-note',
    method: 'POST',
    path: '/api/admin/donors/:donorId/notes',
    summary: 'Writes down a note about a donor, or something that is to be done.',
    access: 'admin',
    duty: 'money',
    params: ByDonor,
    body: z.object({
      words: z.string().trim().min(1).max(maxDonorNoteLength),
      is_task: z.boolean(),
      due_on: Day.nullable(),
    }),
    output: z.object({ id: Id }),
    errors: ['giving.donor_not_found'],
    rateLimit: perStaff,
  }),
  markNote: endpoint({
    name: 'desk.mark-donor-note',
    method: 'POST',
    path: '/api/admin/donor-notes/:noteId/done',
    summary: 'What was to be done for a donor is done, or is not.',
    access: 'admin',
    duty: 'money',
    params: ByNote,
    body: z.object({ is_done: z.boolean() }),
    output: Done,
    errors: ['giving.donor_note_not_found'],
    rateLimit: perStaff,
  }),
  removeNote: endpoint({
    name: 'desk.remove-donor-note',
    method: 'POST',
    path: '/api/admin/donor-notes/:noteId/remove',
    summary: 'Removes a note about a donor for good.',
    access: 'admin',
    duty: 'money',
    params: ByNote,
    output: Done,
    errors: ['giving.donor_note_not_found'],
    rateLimit: perStaff,
  }),
  tag: endpoint({
    name: 'desk.tag-donor',
    method: 'POST',
    path: '/api/admin/donors/:donorId/tags',
    summary: 'Puts a word to a donor by which staff find them, or takes it away.',
    access: 'admin',
    duty: 'money',
    params: ByDonor,
    body: z.object({ tag: name(maxDonorTagLength).min(1), is_on: z.boolean() }),
    output: Done,
    errors: ['giving.donor_not_found', 'giving.too_many_tags'],
    rateLimit: perStaff,
  }),
  previewJoin: endpoint({
    name: 'desk.preview-join',
    method: 'GET',
    path: '/api/admin/donors/:donorId/join',
    summary: 'What joining a donor into another would do.',
    access: 'admin',
    duty: 'money',
    params: ByDonor,
    query: z.object({ into_id: Id }),
    output: JoinPreview,
    errors: ['giving.donor_not_found', 'giving.donor_same'],
    rateLimit: perStaff,
  }),
  part: endpoint({
    name: 'desk.part-donors',
    method: 'POST',
    path: '/api/admin/donors/:donorId/part',
    summary: 'Takes two accounts apart again that were taken for one human.',
    access: 'admin',
    duty: 'money',
    params: ByDonor,
    body: z.object({ reason: Reason }),
    output: Done,
    errors: ['identity.proof_needed', 'giving.donor_not_found'],
    rateLimit: perStaff,
  }),
}
