import { z } from 'zod'
import { Day } from '../day.contract.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { languages } from '../language.ts'
import { text } from '../list-filters.ts'
import { listOf } from '../list.contract.ts'
import { donorSegments, maxDeskReasonLength, maxDonorTagLength } from '../money/desk.ts'
import { oneLine } from '../name.contract.ts'
import { listFilter } from '../page.contract.ts'
import { peoplePages } from '../people-pages.ts'
import { maxLineLength } from '../text-limits.ts'
import { leftOutReasons, mailingSorts, mailingStates, maxMailingSubject, maxMailingText } from './mailings.ts'

const count = z.number().int()

/** To whom a mailing goes. What its kind does not ask for is null. */
const Segment = z.object({
  segment: z.enum(donorSegments),
  classroom_id: Id.nullable(),
  slot_number: z.number().int().min(1).max(2_147_483_647).nullable(),
  /** Lapsed givers gave last before this day. */
  since: Day.nullable(),
  tag: oneLine(maxDonorTagLength).nullable(),
})

/** A mailing as the list has it. */
export const DeskMailing = z.object({
  id: Id,
  subject: z.string(),
  segment: z.enum(donorSegments),
  classroom_id: Id.nullable(),
  classroom_name: z.string().nullable(),
  slot_number: count.nullable(),
  since: z.string().nullable(),
  tag: z.string().nullable(),
  state: z.enum(mailingStates),
  /** As many as the second person agreed to, or is asked about; null while nobody was asked. */
  readers: count.nullable(),
  author: z.string().nullable(),
  decided_by: z.string().nullable(),
  updated_at: Instant,
})
export type DeskMailing = z.infer<typeof DeskMailing>

/** Mailings, the latest changed first. */
export const mailingList = listOf(DeskMailing, {
  access: 'admin',
  duty: 'money',
  // `q` is part of a subject.
  filters: { q: text(maxMailingSubject), state: mailingStates, segment: donorSegments },
  sorts: mailingSorts,
  page: {
    name: 'mailings.list',
    path: '/api/admin/mailings',
    summary: 'Emails to segments of givers, the latest changed first or as `sort` says.',
  },
  file: {
    name: 'mailings.list-csv',
    path: '/api/admin/mailings.csv',
    summary: 'The same, all of it, as a file for spreadsheets.',
  },
})

/** A classroom whose givers can be written to. */
export const MailingClassroom = z.object({
  id: Id,
  name: z.string(),
  school: z.string().nullable(),
  city: z.string().nullable(),
})
export type MailingClassroom = z.infer<typeof MailingClassroom>

const LeftOut = z.array(z.object({ reason: z.enum(leftOutReasons), count }))

/** Who would get it now. */
export const MailingCount = z.object({
  readers: count,
  /** Of the readers, by the language they read. */
  english: count,
  spanish: count,
  left_out: LeftOut,
})
export type MailingCount = z.infer<typeof MailingCount>

const Words = z.object({
  subject_en: oneLine(maxMailingSubject),
  text_en: z.string().trim().max(maxMailingText),
  subject_es: oneLine(maxMailingSubject),
  text_es: z.string().trim().max(maxMailingText),
})

/** A mailing with its words, and what came of it. */
export const MailingStory = DeskMailing.extend({
  ...Words.shape,
  asked_by: z.string().nullable(),
  asked_at: Instant.nullable(),
  decided_at: Instant.nullable(),
  decision_reason: z.string().nullable(),
  canceled_by: z.string().nullable(),
  canceled_at: Instant.nullable(),
  /** Whether somebody else has to agree. */
  is_own: z.boolean(),
  /** Who would get it now; null once somebody agreed, when those are fixed. */
  counted: MailingCount.nullable(),
  /** Null until somebody agreed. */
  progress: z
    .object({
      sent: count,
      waiting: count,
      /** What a mail server refused, at once or later. */
      bounced: count,
      /** Held back because a child is named, until staff decide. */
      held: count,
      /** Left the series, erased or stopped since, or canceled before it left. */
      withheld: count,
      left_out: LeftOut,
    })
    .nullable(),
})
export type MailingStory = z.infer<typeof MailingStory>

const ByMailing = z.object({ mailingId: Id })
const Seen = z.object({ seen_updated_at: z.iso.datetime() })
/** The text and the number, as they stood on the screen. */
const SeenWhole = Seen.extend({ readers: count.min(0) })
const Kept = z.object({ id: Id })
const Done = z.object({ ok: z.literal(true) })
const perStaff = { max: 120, windowSeconds: 600, per: 'account' } as const
const wish = Segment.extend(Words.shape)
const wrongWords = [
  ...(['mailings.segment_incomplete', 'mailings.classroom_not_found', 'mailings.slot_not_found'] as const),
  ...(['mailings.half_a_language', 'mailings.no_words', 'mailings.merge_word', 'mailings.unseen'] as const),
] as const
const ofStaff = { access: 'admin', duty: 'money' } as const

/** Emails to a segment of givers. Nothing leaves by the word of one person. */
export const mailingEndpoints = {
  list: mailingList.page,
  listCsv: mailingList.file,
  read: endpoint({
    name: 'mailings.read',
    method: 'GET',
    path: '/api/admin/mailings/:mailingId',
    summary: 'A mailing with its words, how many would get it, and what came of it.',
    ...ofStaff,
    params: ByMailing,
    output: MailingStory,
    errors: ['mailings.not_found'],
    rateLimit: { max: 600, windowSeconds: 600, per: 'account' },
  }),
  count: endpoint({
    name: 'mailings.count',
    method: 'POST',
    path: '/api/admin/mailing-segments',
    summary: 'How many givers of a segment would get a mailing now, and why others would not. Keeps nothing.',
    ...ofStaff,
    body: Segment,
    output: MailingCount,
    errors: ['mailings.segment_incomplete', 'mailings.classroom_not_found', 'mailings.slot_not_found'],
    rateLimit: peoplePages,
  }),
  findClassrooms: endpoint({
    name: 'mailings.find-classrooms',
    method: 'GET',
    path: '/api/admin/mailing-classrooms',
    summary:
      'Classrooms that somebody gave for, by words of their name, teacher, school or place, ten at most; by `id` that one alone.',
    ...ofStaff,
    query: z.object({ q: z.string().trim().max(maxLineLength).catch(''), id: listFilter(Id) }),
    output: z.object({ items: z.array(MailingClassroom) }),
    errors: [],
    rateLimit: { max: 600, windowSeconds: 600, per: 'account' },
  }),
  preview: endpoint({
    name: 'mailings.preview',
    method: 'POST',
    path: '/api/admin/mailing-previews',
    summary:
      'The email with these words as a giver gets it, in each language that is written. Keeps nothing.',
    ...ofStaff,
    body: Words,
    output: z.object({
      mails: z.array(
        z.object({ language: z.enum(languages), subject: z.string(), html: z.string(), text: z.string() }),
      ),
    }),
    errors: [],
    rateLimit: { max: 600, windowSeconds: 600, per: 'account' },
  }),
  write: endpoint({
    name: 'mailings.write',
    method: 'POST',
    path: '/api/admin/mailings',
    summary: 'Writes a mailing as a draft. The same key writes it once, and is refused with other words.',
    ...ofStaff,
    body: wish.extend({ request_key: z.guid() }),
    output: Kept,
    errors: ['mailings.key_used', ...wrongWords],
    rateLimit: perStaff,
  }),
  change: endpoint({
    name: 'mailings.change',
    method: 'POST',
    path: '/api/admin/mailings/:mailingId',
    summary:
      'Changes a mailing that nobody agreed to yet. It is a draft again, and whoever changes it its author.',
    ...ofStaff,
    params: ByMailing,
    body: wish.extend(Seen.shape),
    output: Kept,
    errors: ['mailings.not_found', 'mailings.changed_meanwhile', 'mailings.over', ...wrongWords],
    rateLimit: perStaff,
  }),
  tryOut: endpoint({
    name: 'mailings.try',
    method: 'POST',
    path: '/api/admin/mailings/:mailingId/try',
    summary: 'Sends the mailing to whoever asks, in each language that is written.',
    ...ofStaff,
    params: ByMailing,
    output: Done,
    errors: ['mailings.not_found', 'mailings.try_left'],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  ask: endpoint({
    name: 'mailings.ask',
    method: 'POST',
    path: '/api/admin/mailings/:mailingId/ask',
    summary: 'Asks a second person to agree, with the text and the number as they stand.',
    ...ofStaff,
    params: ByMailing,
    body: SeenWhole,
    output: Done,
    errors: [
      ...(['mailings.not_found', 'mailings.changed_meanwhile', 'mailings.not_draft'] as const),
      ...(['mailings.empty', 'mailings.readers_changed', 'mailings.names_child'] as const),
    ],
    rateLimit: perStaff,
  }),
  agree: endpoint({
    name: 'mailings.agree',
    method: 'POST',
    path: '/api/admin/mailings/:mailingId/agree',
    summary:
      'A second person lets a mailing leave, as its text and its number stand on the screen. Who gets it is fixed by that.',
    ...ofStaff,
    params: ByMailing,
    body: SeenWhole,
    output: Done,
    errors: [
      ...([
        'mailings.not_found',
        'mailings.changed_meanwhile',
        'mailings.not_waiting',
        'mailings.own',
      ] as const),
      ...(['mailings.empty', 'mailings.readers_changed', 'mailings.names_child'] as const),
    ],
    rateLimit: perStaff,
  }),
  refuse: endpoint({
    name: 'mailings.refuse',
    method: 'POST',
    path: '/api/admin/mailings/:mailingId/refuse',
    summary: 'A second person gives a mailing back to whoever wrote it, with the reason.',
    ...ofStaff,
    params: ByMailing,
    body: Seen.extend({ reason: z.string().trim().min(1).max(maxDeskReasonLength) }),
    output: Done,
    errors: ['mailings.not_found', 'mailings.changed_meanwhile', 'mailings.not_waiting', 'mailings.own'],
    rateLimit: perStaff,
  }),
  cancel: endpoint({
    name: 'mailings.cancel',
    method: 'POST',
    path: '/api/admin/mailings/:mailingId/cancel',
    summary:
      'Stops a mailing. What has not left by then never does; the answer says how many emails these are.',
    ...ofStaff,
    params: ByMailing,
    output: Done.extend({ not_sent: count }),
    errors: ['mailings.not_found', 'mailings.over', 'mailings.has_left'],
    rateLimit: perStaff,
  }),
}
