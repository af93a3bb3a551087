import { languages } from '../language.ts'
import { z } from 'zod'
import { roles } from '../access.ts'
import { endpoint, type RateLimit } from '../endpoint.ts'
import { ProfileChange } from './account.contract.ts'
import { Email } from './email.contract.ts'
import { redeemedKinds } from './identity.ts'
import { AuthSession, AuthUser, sessionEndpoint, userEndpoint } from './session.contract.ts'

const minute = 60
const day = 24 * 60 * minute
const Token = z.string().min(1).max(4096)
const Locale = z.enum(languages)
const RedirectQuery = z.object({ redirect_to: z.string().max(2000).optional() })
/** What GoTrue clients send along and this server has no use for. */
const clientExtras = {
  code_challenge: z.string().max(200).nullish(),
  code_challenge_method: z.string().max(20).nullish(),
  gotrue_meta_security: z.unknown().optional(),
}
/** The portal chosen. It narrows who may sign in and never grants a role. */
const PortalRole = z.enum(roles).optional().catch(undefined)

/** As many mails as an address gets in the life of one link, whoever asks for them. */
const mailLimit: RateLimit = {
  max: 5,
  windowSeconds: 10 * minute,
  per: 'body.email',
  group: 'identity.mails',
  refusal: 'request.mail_limited',
}
const linkLimits: RateLimit[] = [
  { max: 20, windowSeconds: 10 * minute, per: 'network', group: 'identity.mails' },
  // Asking needs no proof, and many ways to ask mail nothing (a role nobody holds, a password they don't have). If
  // those closed the address, five of them would lock its owner out. What is mailed is bounded where links are made.
  { ...mailLimit, afterwards: true },
]

/** What confirming a change of address answers: it proves a mailbox, so it opens no session. */
export const AddressConfirmed = z.object({
  code: z.literal('200'),
  msg: z.string(),
  /** Whether the other address had confirmed before, and the account has moved. */
  completed: z.boolean(),
})
export type AddressConfirmed = z.infer<typeof AddressConfirmed>

/** GoTrue's sign-in protocol, as `@supabase/auth-js` speaks it. */
export const identityEndpoints = {
  updateUser: endpoint({
    name: 'identity.update-user',
    method: 'PUT',
    path: '/auth/v1/user',
    summary:
      'Changes the own password (staff), asks to move to another address, or sets name and language. Nothing else of an account changes here.',
    access: 'session',
    body: z.object({
      password: z.string().max(1000).optional(),
      email: Email.optional(),
      data: ProfileChange.optional(),
      ...clientExtras,
    }),
    query: RedirectQuery,
    output: AuthUser,
    errors: [
      'identity.not_authorized',
      'identity.proof_needed',
      'second_factor.needed',
      'identity.weak_password',
      'identity.common_password',
      'identity.long_password',
    ],
    failure: 'auth',
    rateLimit: [{ max: 30, windowSeconds: 10 * minute, per: 'account' }, mailLimit],
  }),
  requestLink: endpoint({
    name: 'identity.request-link',
    method: 'POST',
    path: '/auth/v1/otp',
    summary:
      'Mails a sign-in link and a 6-digit code to an address that may sign in; every address gets the same answer.',
    access: 'public',
    body: z.object({
      email: Email,
      type: z.string().max(40).optional(),
      create_user: z.boolean().optional(),
      /** `locale` is the page's language: the mail's, until the account has one of its own. */
      data: z.looseObject({ role: PortalRole, locale: Locale.optional().catch(undefined) }).optional(),
      options: z.object({ emailRedirectTo: z.string().max(2000).optional() }).optional(),
      ...clientExtras,
    }),
    query: RedirectQuery,
    output: z.object({}),
    errors: ['identity.link_failed'],
    failure: 'auth',
    rateLimit: linkLimits,
  }),
  requestPortalLink: endpoint({
    name: 'identity.request-portal-link',
    method: 'POST',
    path: '/.netlify/functions/auth-request-link',
    summary: 'The same link as `/auth/v1/otp`, asked for by portal.',
    access: 'public',
    body: z.object({
      email: Email,
      role: PortalRole,
      redirectTo: z.string().max(2000).nullish(),
      locale: Locale.optional().catch(undefined),
    }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['identity.link_failed'],
    rateLimit: linkLimits,
  }),
  recover: endpoint({
    name: 'identity.recover',
    method: 'POST',
    path: '/auth/v1/recover',
    summary: 'Mails staff a link and a code to choose a new password; every address gets the same answer.',
    access: 'public',
    body: z.object({ email: Email, data: z.looseObject({}).optional(), ...clientExtras }),
    query: RedirectQuery,
    output: z.object({}),
    errors: [],
    failure: 'auth',
    rateLimit: linkLimits,
  }),
  verify: endpoint({
    name: 'identity.verify',
    method: 'POST',
    path: '/auth/v1/verify',
    summary:
      'Redeems a link or code, once: one for signing in or recovery opens a session, one of a change of address confirms it.',
    access: 'public',
    cache: 'none',
    body: z
      .object({
        type: z.enum(redeemedKinds),
        /** The token of the link, or with `email` the 6-digit code. */
        token: Token.optional(),
        token_hash: Token.optional(),
        email: Email.optional(),
        gotrue_meta_security: z.unknown().optional(),
      })
      .refine(({ token, token_hash }) => token ?? token_hash, { path: ['token'] }),
    output: z.union([AuthSession, AddressConfirmed]),
    errors: ['identity.link_expired', 'identity.not_authorized', 'identity.address_taken'],
    failure: 'auth',
    rateLimit: [
      { max: 30, windowSeconds: 10 * minute, per: 'network' },
      // Guesses of a code, from however many networks. A link is redeemed without its address, so it still opens.
      { max: 10, windowSeconds: 10 * minute, per: 'body.email' },
      { max: 50, windowSeconds: day, per: 'body.email' },
    ],
  }),
  token: endpoint({
    name: 'identity.token',
    method: 'POST',
    path: '/auth/v1/token',
    summary: 'Signs in by password, or trades a refresh token for a new pair.',
    access: 'public',
    cache: 'none',
    query: z.object({ grant_type: z.enum(['password', 'refresh_token']) }),
    body: z.object({
      email: z.string().max(400).optional(),
      password: z.string().max(1000).optional(),
      refresh_token: z.string().max(1000).optional(),
      gotrue_meta_security: z.unknown().optional(),
    }),
    output: AuthSession,
    errors: [
      'identity.invalid_credentials',
      'identity.not_staff',
      'identity.refresh_refused',
      'identity.not_authorized',
    ],
    failure: 'auth',
    rateLimit: [
      // A school behind one address renews many sessions, and a renewal refused signs its browser out: that guesses
      // were made beside it must not count.
      { max: 300, windowSeconds: minute, per: 'network' },
      { max: 60, windowSeconds: 10 * minute, per: 'network', onlyWith: 'body.password' },
      // Guesses of a password, from however many networks. Links still open the account meanwhile.
      { max: 10, windowSeconds: 10 * minute, per: 'body.email' },
      { max: 100, windowSeconds: day, per: 'body.email' },
    ],
  }),
  logout: endpoint({
    name: 'identity.logout',
    method: 'POST',
    path: '/auth/v1/logout',
    summary: 'Ends this session, the others, or all of them.',
    access: 'session',
    query: z.object({ scope: z.enum(['local', 'others', 'global']).catch('global').default('global') }),
    output: z.void(),
    errors: ['second_factor.needed'],
    failure: 'auth',
    answer: 'empty',
  }),
  session: sessionEndpoint,
  user: userEndpoint,
}
