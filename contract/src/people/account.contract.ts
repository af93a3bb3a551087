import { z } from 'zod'
import { roles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { languages } from '../language.ts'
import { name } from '../name.contract.ts'
import { ErasureRequest, erasureEndpoints } from './account-erasure.contract.ts'
import { maxErasureReasonLength, maxNameLength } from './account.ts'

/** A name as people write it, on one line and in the order it shows: nothing turns what stands around it. */
export const FullName = name(maxNameLength).min(1)

/** What people change about themselves, however they do; an empty name is none. */
export const ProfileChange = z.object({
  full_name: z.union([FullName, z.literal(''), z.null()]).optional(),
  locale: z.enum(languages).optional(),
})
export type ProfileChange = z.infer<typeof ProfileChange>

/** The page about oneself. */
export const Account = z.object({
  id: Id,
  email: z.string(),
  full_name: z.string().nullable(),
  role: z.enum(roles).nullable(),
  /** The language of the pages and of the mails. */
  locale: z.enum(languages),
  created_at: z.string(),
  sign_in_methods: z.array(z.enum(['link', 'password'])),
  /** The newest request to be erased, unless it was taken back. */
  erasure: ErasureRequest.nullable(),
})
export type Account = z.infer<typeof Account>

/** A device that is signed in. Names of browser and system are null where they can't be told. */
export const DeviceSession = z.object({
  id: Id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string(),
  /** Whether a second factor opened it. */
  second_factor: z.boolean(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
export type DeviceSession = z.infer<typeof DeviceSession>

const hour = 3600
/** Of calls that whoever knows one factor alone must not make in the name of somebody who has two. */
const Reason = z.string().trim().max(maxErasureReasonLength).nullish()
const Ended = z.object({ ok: z.literal(true), revoked: z.number().int() })

/** What everyone signed in may see and do about themselves. */
export const accountEndpoints = {
  read: endpoint({
    name: 'account.read',
    method: 'GET',
    path: '/api/account',
    summary: 'The account of the person signed in.',
    access: 'session',
    output: Account,
    errors: [],
  }),
  update: endpoint({
    name: 'account.update',
    method: 'PATCH',
    path: '/api/account',
    summary:
      'Changes the own name and language; an empty name is none. Nothing else of an account changes here.',
    access: 'session',
    body: ProfileChange,
    output: z.object({ item: Account }),
    // Of the changes, only a new name asks for the second factor.
    errors: ['account.nothing_to_change', 'second_factor.needed'],
    rateLimit: { max: 60, windowSeconds: hour, per: 'account' },
  }),
  listSessions: endpoint({
    name: 'account.list-sessions',
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'The devices the person is signed in on, the one that asks first, then the last used.',
    access: 'session',
    assurance: 'full',
    output: z.object({ items: z.array(DeviceSession) }),
    errors: [],
  }),
  revokeSession: endpoint({
    name: 'account.revoke-session',
    method: 'DELETE',
    path: '/api/account/sessions/:sessionId',
    summary: 'Signs one of the own devices out. Its next request is refused.',
    access: 'session',
    assurance: 'full',
    params: z.object({ sessionId: Id }),
    output: Ended,
    errors: ['account.session_not_found'],
  }),
  revokeOtherSessions: endpoint({
    name: 'account.revoke-other-sessions',
    method: 'POST',
    path: '/api/account/sessions/revoke-others',
    summary: 'Signs out every own device but the one that asks.',
    access: 'session',
    assurance: 'full',
    output: Ended,
    errors: [],
  }),
  exportData: endpoint({
    name: 'account.export-data',
    method: 'GET',
    path: '/api/account/export',
    summary: 'All that is kept about the person signed in, as a JSON file to keep.',
    access: 'session',
    assurance: 'full',
    output: z.object({ exported_at: z.string() }).catchall(z.unknown()),
    errors: [],
    rateLimit: { max: 10, windowSeconds: hour, per: 'account' },
  }),
  requestErasure: endpoint({
    name: 'account.request-erasure',
    method: 'POST',
    path: '/api/account/erasure',
    summary: 'Asks to be erased. Staff answer within 30 days; one request is open at a time.',
    access: 'session',
    assurance: 'full',
    body: z.object({ confirm: z.string().max(100), reason: Reason }),
    output: z.object({ item: ErasureRequest }),
    errors: ['account.confirmation_needed', 'account.erasure_already_requested'],
    rateLimit: { max: 10, windowSeconds: hour, per: 'account' },
  }),
  cancelErasure: endpoint({
    name: 'account.cancel-erasure',
    method: 'POST',
    path: '/api/account/erasure/cancel',
    summary: 'Takes the own request to be erased back.',
    access: 'session',
    assurance: 'full',
    output: z.object({ item: ErasureRequest }),
    errors: ['account.erasure_not_found'],
  }),
  ...erasureEndpoints,
}
