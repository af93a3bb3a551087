import { z } from 'zod'
import { Day } from '../day.contract.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { languages } from '../language.ts'
import { day, id, text, wholeNumber } from '../list-filters.ts'
import { listOf } from '../list.contract.ts'
import { listFilter } from '../page.contract.ts'
import { peoplePages } from '../people-pages.ts'
import {
  maxDonorTagLength,
  maxPersonalNoteLength,
  mostThanksAtOnce,
  thanksReaches,
  thanksStandings,
  thanksWays,
} from './desk.ts'
import { LeftOutList } from './left-out.contract.ts'

const cents = z.number().int()

/** A gift whose donor is to be thanked, or was. */
export const DeskThanks = z.object({
  id: Id,
  donor_id: Id,
  donor_name: z.string().nullable(),
  email: z.string().nullable(),
  postal_address: z.string().nullable(),
  language: z.enum(languages).nullable(),
  /** With the covered fee. */
  paid_cents: cents,
  destination: z.string().nullable(),
  settled_at: Instant,
  thanked_how: z.enum(thanksWays).nullable(),
  thanked_by: z.string().nullable(),
  thanked_at: Instant.nullable(),
})
export type DeskThanks = z.infer<typeof DeskThanks>

const filters = {
  standing: thanksStandings,
  reach: thanksReaches,
  tag: text(maxDonorTagLength),
  // Those of the givers of a classroom, of a slot, who gave last before a day, or who give each month.
  classroom: id,
  slot: wholeNumber(1, 2_147_483_647),
  lapsed: day,
  monthly: ['yes'],
  from: day,
  to: day,
} as const

/** Gifts of people, the newest first, by whether their donors were thanked. */
export const thanksList = listOf(DeskThanks, {
  access: 'admin',
  duty: 'money',
  filters,
  sorts: ['-date', 'date', '-amount', 'amount'],
  page: {
    name: 'desk.list-thanks',
    path: '/api/admin/thanks',
    summary: 'Gifts with whether their donors were thanked, the newest first or as `sort` says.',
  },
  file: {
    name: 'desk.list-thanks-csv',
    path: '/api/admin/thanks.csv',
    summary: 'The same, all of it, as a file for spreadsheets.',
  },
})

const Gifts = z.object({ payment_ids: z.array(Id).min(1).max(mostThanksAtOnce) })
const Done = z.object({ ok: z.literal(true) })
/** The gifts that the filters show. */
const Shown = z.object({
  standing: listFilter(z.enum(thanksStandings)),
  reach: listFilter(z.enum(thanksReaches)),
  tag: listFilter(z.string().trim().max(maxDonorTagLength)),
  classroom: listFilter(Id),
  slot: listFilter(z.coerce.number().int().min(1).max(2_147_483_647)),
  lapsed: listFilter(Day),
  monthly: listFilter(z.enum(['yes'])),
  from: listFilter(Day),
  to: listFilter(Day),
})
const Note = listFilter(z.string().trim().max(maxPersonalNoteLength))
const perStaff = { max: 120, windowSeconds: 600, per: 'account' } as const

export const deskThanksEndpoints = {
  list: thanksList.page,
  listCsv: thanksList.file,
  thank: endpoint({
    name: 'desk.thank-donors',
    method: 'POST',
    path: '/api/admin/thanks',
    summary: 'Says of some gifts that their donors were thanked, and how; what was said of one before stays.',
    access: 'admin',
    duty: 'money',
    body: Gifts.extend({ how: z.enum(thanksWays) }),
    output: Done,
    errors: ['giving.payment_not_found'],
    rateLimit: perStaff,
  }),
  undo: endpoint({
    name: 'desk.unthank-donors',
    method: 'POST',
    path: '/api/admin/thanks/undo',
    summary: 'Takes back that the donors of some gifts were thanked.',
    access: 'admin',
    duty: 'money',
    body: Gifts,
    output: Done,
    errors: [],
    rateLimit: perStaff,
  }),
  letters: endpoint({
    name: 'desk.print-thanks',
    method: 'GET',
    path: '/api/admin/thanks/letters.pdf',
    summary:
      'Letters of thanks for the gifts that the filters show, one for each donor in their language, to print. `note` stands in each, in Spanish letters `note_es`; where one of them is empty the other one does.',
    access: 'admin',
    duty: 'money',
    query: Shown.extend({ note: Note, note_es: Note }),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'application/pdf',
    errors: ['giving.nobody_to_thank', 'giving.letter_note_unprintable', 'giving.too_many_letters'],
    rateLimit: { max: 60, windowSeconds: 600, per: 'account' },
  }),
  leftOut: endpoint({
    name: 'desk.list-left-out-letters',
    method: 'GET',
    path: '/api/admin/thanks/left-out',
    summary:
      'How many letters there are for these gifts, and the donors to whom none is printed, each with the reason.',
    access: 'admin',
    duty: 'money',
    query: Shown,
    output: LeftOutList.extend({
      letters: z.number().int(),
      /** How many are left out; the first two hundred are named. */
      left_out: z.number().int(),
    }),
    errors: ['giving.too_many_letters'],
    rateLimit: peoplePages,
  }),
}
