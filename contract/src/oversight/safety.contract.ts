import { z } from 'zod'
import { roles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { listFilter } from '../page.contract.ts'
import { peoplePages } from '../people-pages.ts'
import { Email } from '../people/email.contract.ts'
import { gateChannels, heldMailReasons } from './gate.ts'
import {
  mostActs,
  remedies,
  secondPersonKinds,
  secondPersonStates,
  troubleKinds,
  usualActs,
} from './safety.ts'

/** One thing that stands in somebody's way, and what staff can do about it. */
export const SignInTrouble = z.object({
  kind: z.enum(troubleKinds),
  /** When it happened, or until when it lasts where `until` says so. */
  at: z.string().nullable(),
  until: z.string().nullable(),
  /** How often within the last day. */
  times: z.number().int().nullable(),
  /** The role or portal that it is about. */
  role: z.enum(roles).nullable(),
  /** What the mail server said. */
  words: z.string().nullable(),
  remedy: z.enum(remedies).nullable(),
})
export type SignInTrouble = z.infer<typeof SignInTrouble>

/** What is known of an address that wants to sign in. */
export const SignInReport = z.object({
  email: z.string(),
  person: z
    .object({
      id: Id,
      full_name: z.string().nullable(),
      role: z.enum(roles).nullable(),
      last_signed_in_at: z.string().nullable(),
    })
    .nullable(),
  /** As which role a link would let them in now; null lets nobody in. */
  admitted_as: z.enum(roles).nullable(),
  troubles: z.array(SignInTrouble),
})
export type SignInReport = z.infer<typeof SignInReport>

/** A device on which somebody of the staff is signed in. */
export const StaffSession = z.object({
  id: Id,
  user_id: Id,
  email: z.string(),
  full_name: z.string().nullable(),
  role: z.enum(roles),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Where it was opened from; null before that was kept. */
  network: z.string().nullable(),
  second_factor: z.boolean(),
  created_at: z.string(),
  /** To the hour: when it was last renewed. */
  last_seen_at: z.string(),
  /** When it ends by itself if nobody uses it. */
  ends_at: z.string(),
  current: z.boolean(),
})
export type StaffSession = z.infer<typeof StaffSession>

/** An act that one person asked for and another decided. */
export const SecondPersonAct = z.object({
  kind: z.enum(secondPersonKinds),
  id: z.string(),
  what: z.string(),
  amount_cents: z.number().int().nullable(),
  state: z.enum(secondPersonStates),
  asked_by: z.string().nullable(),
  asked_at: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  reason: z.string().nullable(),
  leads_to: z.string(),
})
export type SecondPersonAct = z.infer<typeof SecondPersonAct>

const amounts = {
  /** Files with people in them. */
  files: z.number().int(),
  /** Rows of people in files. */
  rows: z.number().int(),
  /** Files of different children. */
  children: z.number().int(),
}

/** What one of the staff took and opened within a day, of which superadmins were told. */
export const UnusualReading = z.object({
  /** The number of its row in the audit log. */
  id: z.number().int(),
  at: z.string(),
  user_id: Id,
  email: z.string().nullable(),
  ...amounts,
})
export type UnusualReading = z.infer<typeof UnusualReading>

const perStaff = { max: 60, windowSeconds: 600, per: 'account' } as const

/** What left by one channel in the last days: how much passed, with names covered, and not at all. */
export const ChannelWeek = z.object({
  channel: z.enum(gateChannels),
  passed: z.number().int(),
  covered: z.number().int(),
  blocked: z.number().int(),
})
export type ChannelWeek = z.infer<typeof ChannelWeek>

/** A mail that was held back because it names a child. */
export const HeldMail = z.object({ id: Id, to_email: z.string(), held_at: z.string() })
export type HeldMail = z.infer<typeof HeldMail>

/** What keeps the charity safe from the inside: who cannot get in, who is in, and what two people decided. */
export const safetyEndpoints = {
  readTrouble: endpoint({
    name: 'safety.read-trouble',
    method: 'GET',
    path: '/api/admin/sign-in-trouble',
    summary: 'Why somebody with this address cannot sign in, and what staff can do about it.',
    access: 'admin',
    duty: 'people',
    query: z.object({ email: Email }),
    output: SignInReport,
    errors: ['duties.children_missing'],
    rateLimit: perStaff,
  }),
  sendLink: endpoint({
    name: 'safety.send-link',
    method: 'POST',
    path: '/api/admin/sign-in-trouble/send-link',
    summary: 'Mails a sign-in link to an address that may sign in. Staff see neither link nor code.',
    access: 'admin',
    duty: 'people',
    body: z.object({ email: Email }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['duties.children_missing', 'safety.not_admitted', 'safety.too_many_links'],
    rateLimit: perStaff,
  }),
  resetSecondFactor: endpoint({
    name: 'safety.reset-second-factor',
    method: 'POST',
    path: '/api/admin/people/:userId/reset-second-factor',
    summary: 'Takes the second factor of a person who lost it, and ends their sessions. Never one’s own.',
    access: 'superadmin',
    params: z.object({ userId: Id }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['identity.proof_needed', 'directory.not_found', 'directory.yourself', 'safety.no_second_factor'],
    rateLimit: perStaff,
  }),
  listSessions: endpoint({
    name: 'safety.list-sessions',
    method: 'GET',
    path: '/api/admin/staff-sessions',
    summary: 'Where staff are signed in, the last used first: superadmins see everybody’s, admins their own.',
    access: 'admin',
    duty: 'people',
    output: z.object({ items: z.array(StaffSession) }),
    errors: [],
    rateLimit: peoplePages,
  }),
  endSession: endpoint({
    name: 'safety.end-session',
    method: 'POST',
    path: '/api/admin/staff-sessions/:sessionId/end',
    summary: 'Ends a session of the staff at once; admins end only their own.',
    access: 'admin',
    duty: 'people',
    params: z.object({ sessionId: Id }),
    output: z.object({ ended: z.number().int() }),
    errors: ['identity.proof_needed', 'safety.session_not_found'],
    rateLimit: perStaff,
  }),
  endSessionsOf: endpoint({
    name: 'safety.end-sessions-of',
    method: 'POST',
    path: '/api/admin/staff/:userId/end-sessions',
    summary: 'Ends every session of one of the staff but the one that asks; admins end only their own.',
    access: 'admin',
    duty: 'people',
    params: z.object({ userId: Id }),
    output: z.object({ ended: z.number().int() }),
    errors: ['identity.proof_needed', 'safety.session_not_found'],
    rateLimit: perStaff,
  }),
  listActs: endpoint({
    name: 'safety.list-acts',
    method: 'GET',
    path: '/api/admin/second-person-acts',
    summary: 'What needed two people, the newest first: who asked, who decided, when and how.',
    access: 'admin',
    duty: 'people',
    query: z.object({
      kind: listFilter(z.enum(secondPersonKinds)),
      limit: z.coerce.number().int().min(1).max(mostActs).catch(usualActs).default(usualActs),
    }),
    output: z.object({ items: z.array(SecondPersonAct), has_more: z.boolean() }),
    errors: [],
    rateLimit: peoplePages,
  }),
  listUnusual: endpoint({
    name: 'safety.list-unusual',
    method: 'GET',
    path: '/api/admin/unusual-reading',
    summary:
      'Who took or opened more of people within a day than work takes, the newest first. Superadmins read what counts as more: whoever knows it could stay below.',
    access: 'admin',
    duty: 'people',
    output: z.object({ items: z.array(UnusualReading), bounds: z.object(amounts).nullable() }),
    errors: [],
    rateLimit: peoplePages,
  }),
  readGate: endpoint({
    name: 'safety.read-gate',
    method: 'GET',
    path: '/api/admin/gate',
    summary:
      'How much left the charity by each channel in the last seven days, how much with names of children covered, and how much was held back. Superadmins see which mails are held.',
    access: 'admin',
    duty: 'people',
    output: z.object({ channels: z.array(ChannelWeek), held: z.number().int(), mails: z.array(HeldMail) }),
    errors: [],
  }),
  readHeldMail: endpoint({
    name: 'safety.read-held-mail',
    method: 'POST',
    path: '/api/admin/held-mails/:mailId/read',
    summary: 'What a mail that is held back would say. It names a child, so the log says who read it.',
    access: 'superadmin',
    params: z.object({ mailId: Id }),
    output: z.object({
      to_email: z.string(),
      subject: z.string(),
      text: z.string(),
      held_at: z.string(),
      /** Which children it names, each with whose class list or profile it is. */
      names: z.array(
        z.object({
          name: z.string(),
          on: z.array(z.object({ kind: z.enum(['class', 'athlete']), email: z.string().nullable() })),
        }),
      ),
    }),
    errors: ['identity.proof_needed', 'safety.mail_not_held'],
    rateLimit: perStaff,
  }),
  releaseHeldMail: endpoint({
    name: 'safety.release-held-mail',
    method: 'POST',
    path: '/api/admin/held-mails/:mailId/release',
    summary: 'Sends a mail all the same that was held back because it names a child.',
    access: 'superadmin',
    params: z.object({ mailId: Id }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['identity.proof_needed', 'safety.mail_not_held'],
    rateLimit: perStaff,
  }),
  deleteHeldMail: endpoint({
    name: 'safety.delete-held-mail',
    method: 'POST',
    path: '/api/admin/held-mails/:mailId/delete',
    summary:
      'Deletes the words of a mail that is held back, for good: nobody reads or sends it any more. The log says who and why.',
    access: 'superadmin',
    params: z.object({ mailId: Id }),
    body: z.object({ reason: z.enum(heldMailReasons) }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['identity.proof_needed', 'safety.mail_not_held'],
    rateLimit: perStaff,
  }),
}
