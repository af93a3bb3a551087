import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Email, PageLanguage } from '../people/email.contract.ts'
import { maxEmailLength, maxLineLength } from '../text-limits.ts'
import { name } from '../name.contract.ts'
import { maxReasonLength, maxTeacherReasonLength } from './nominations.ts'

/** Lower-case hex of SHA-256 over the lower-cased, trimmed contact; made in the browser, so the contact stays there. */
export const NominatorHash = z.string().regex(/^[0-9a-f]{64}$/)

const hour = 3600
/**
 * A whole school sits behind one address on one evening. Long before a limit of a network refuses, its visitors solve a
 * puzzle first (`calmPerNetwork` of the domain's record).
 */
const schoolEvening = { max: 300, windowSeconds: hour, per: 'network' } as const
const required = (max: number) => z.string().trim().min(1).max(max)
/** A name or a school: it stands in subjects and headings, so it has no line breaks. */
const oneLine = (max: number) => name(max).min(1)
const Accepted = z.object({ ok: z.literal(true) })

/** What the form that names a teacher sends. */
export const TeacherNominationBody = z.object({
  nominator_name: oneLine(maxLineLength),
  nominator_email: Email,
  teacher_name: oneLine(maxLineLength),
  school: oneLine(maxLineLength),
  reason: required(maxTeacherReasonLength),
})

export const nominationEndpoints = {
  nominate: endpoint({
    name: 'nominations.nominate',
    method: 'POST',
    path: '/api/nominate',
    summary:
      'Nominates a classroom. It counts in full for whoever is signed in, or once the link sent to `confirm_email` was used. A repeat by the same nominator is accepted and adds no weight.',
    access: 'public',
    body: z.object({
      classroom_id: Id,
      nominator_hash: NominatorHash,
      reason: z.string().trim().max(maxReasonLength).nullish(),
      /** An address of the nominator: one link goes there, and who opens it makes the nomination count in full. */
      confirm_email: Email.optional(),
      /** The language of that mail. */
      locale: PageLanguage,
    }),
    output: Accepted,
    errors: ['nominations.closed', 'classrooms.not_found'],
    rateLimit: [
      schoolEvening,
      { max: 30, windowSeconds: hour, per: 'body.nominator_hash' },
      { max: 5, windowSeconds: hour, per: 'body.confirm_email', refusal: 'request.mail_limited' },
    ],
  }),
  readNomination: endpoint({
    name: 'nominations.read-nomination',
    method: 'GET',
    path: '/api/nominate/confirmation',
    summary: "What a nominator's link would confirm. Changes nothing, however often it is opened.",
    access: 'public',
    cache: 'none',
    query: z.object({ token: z.string().min(1).max(200) }),
    output: z.object({
      classroom_name: z.string(),
      school: z.string().nullable(),
      /** Whether a teacher has confirmed it: until then it enters no draw. */
      has_teacher: z.boolean(),
      /** `counted` when this nomination, or another of the same mailbox for the classroom, counts in full already. */
      state: z.enum(['open', 'counted', 'expired']),
    }),
    errors: ['nominations.link_unknown'],
  }),
  confirmNomination: endpoint({
    name: 'nominations.confirm-nomination',
    method: 'POST',
    path: '/api/nominate/confirm',
    summary: 'Makes the nomination of a link count in full, once.',
    access: 'public',
    body: z.object({ token: z.string().min(1).max(200) }),
    output: z.object({
      classroom_name: z.string(),
      has_teacher: z.boolean(),
      /** Leads others to the same classroom. */
      share_code: z.string(),
    }),
    errors: ['nominations.link_unknown', 'nominations.link_expired', 'nominations.already_counted'],
    rateLimit: [schoolEvening, { max: 20, windowSeconds: hour, per: 'body.token' }],
  }),
  nominateTeacher: endpoint({
    name: 'nominations.nominate-teacher',
    method: 'POST',
    path: '/.netlify/functions/nominate-teacher',
    summary: 'Nominates a teacher who is not on the site yet; staff review it.',
    access: 'public',
    body: TeacherNominationBody,
    output: Accepted,
    errors: ['nominations.closed'],
    failure: 'text',
    rateLimit: [
      { max: 100, windowSeconds: hour, per: 'network' },
      { max: 20, windowSeconds: hour, per: 'body.nominator_email' },
    ],
  }),
  requestConfirmation: endpoint({
    name: 'nominations.request-confirmation',
    method: 'POST',
    path: '/api/nominee/request-confirm',
    summary:
      "Mails a single-use confirmation link to the teacher's school address. The answer is the same whoever is on record.",
    access: 'public',
    body: z.object({
      classroom_id: Id,
      teacher_display_name: oneLine(maxLineLength),
      teacher_edu_email: required(maxEmailLength).toLowerCase(),
      /** The language of the mails that follow. */
      locale: PageLanguage,
    }),
    output: Accepted,
    errors: ['nominations.closed', 'nominations.not_edu', 'classrooms.not_found'],
    rateLimit: [
      { max: 100, windowSeconds: hour, per: 'network' },
      { max: 5, windowSeconds: hour, per: 'body.teacher_edu_email', refusal: 'request.mail_limited' },
    ],
  }),
  readConfirmation: endpoint({
    name: 'nominations.read-confirmation',
    method: 'GET',
    path: '/api/nominee/confirmation',
    summary: 'What a confirmation link would confirm. Changes nothing, however often it is opened.',
    access: 'public',
    cache: 'none',
    query: z.object({ token: z.string().min(1).max(200) }),
    output: z.object({
      classroom_name: z.string(),
      school: z.string().nullable(),
      teacher_display_name: z.string(),
      /** `waiting` for staff, who have not decided or said no: the link was used, and the classroom is not this teacher's yet. */
      state: z.enum(['open', 'used', 'expired', 'waiting', 'refused']),
    }),
    errors: ['nominations.link_unknown'],
  }),
  confirm: endpoint({
    name: 'nominations.confirm',
    method: 'POST',
    path: '/api/nominee/confirm',
    summary:
      'Confirms the classroom, once. By another address than the one on record, for a classroom that has a teacher, or for one that visitors named, it waits for staff.',
    access: 'public',
    body: z.object({ token: z.string().min(1).max(200) }),
    output: z.object({
      classroom_name: z.string(),
      state: z.enum(['confirmed', 'waiting']),
      /** How many neighbors nominated it so far. */
      nominators: z.number().int(),
      /** What the teacher shares with families; null while it waits. */
      share_code: z.string().nullable(),
    }),
    errors: [
      'nominations.link_unknown',
      'nominations.link_used',
      'nominations.link_expired',
      'nominations.already_confirmed',
    ],
    rateLimit: [
      { max: 60, windowSeconds: hour, per: 'network' },
      { max: 20, windowSeconds: hour, per: 'body.token' },
    ],
  }),
}
