import { z } from 'zod'
import { roles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { duties } from './duties.ts'
import { secondFactorStates } from './second-factor.ts'

/** A second factor as GoTrue clients read it. */
export const AuthFactor = z.object({
  id: z.uuid(),
  friendly_name: z.string(),
  factor_type: z.literal('totp'),
  status: z.enum(['verified', 'unverified']),
  created_at: z.string(),
  updated_at: z.string(),
})
export type AuthFactor = z.infer<typeof AuthFactor>

/** The account as GoTrue clients read it. */
export const AuthUser = z.object({
  id: Id,
  aud: z.string(),
  role: z.string(),
  email: z.string(),
  email_confirmed_at: z.string().nullable(),
  /** The address the account moves to once both have confirmed. */
  new_email: z.string().optional(),
  email_change_sent_at: z.string().optional(),
  app_metadata: z.object({
    provider: z.string(),
    providers: z.array(z.string()),
    role: z.enum(roles).nullable(),
  }),
  user_metadata: z.record(z.string(), z.unknown()),
  identities: z.array(z.unknown()),
  factors: z.array(AuthFactor),
  created_at: z.string(),
  updated_at: z.string(),
})
export type AuthUser = z.infer<typeof AuthUser>

/** A session as it is handed to the browser and kept in its local storage. */
export const AuthSession = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number().int(),
  expires_at: z.number().int(),
  token_type: z.literal('bearer'),
  user: AuthUser,
})
export type AuthSession = z.infer<typeof AuthSession>

/** What the portals need to know about the person signed in. */
export const Profile = z.object({
  id: Id,
  email: z.string(),
  full_name: z.string().nullable(),
  role: z.enum(roles).nullable(),
  /** What of the work of staff the account has; empty for everybody who is no staff. */
  duties: z.array(z.enum(duties)),
  balance_cents: z.number().int().nullable(),
  /** Whether the session still has to be completed by a second factor: given, or enrolled first. */
  second_factor: z.enum(secondFactorStates),
})
export type Profile = z.infer<typeof Profile>

// Apart from the other calls of sign-in, because every portal asks these two and needs none of the rest.

/** The signed-in account, in GoTrue's shape. */
export const userEndpoint = endpoint({
  name: 'identity.user',
  method: 'GET',
  path: '/auth/v1/user',
  summary: 'The signed-in account.',
  access: 'session',
  output: AuthUser,
  errors: [],
  failure: 'auth',
})

/** Who is signed in, for the guard. */
export const sessionEndpoint = endpoint({
  name: 'identity.session',
  method: 'GET',
  path: '/.netlify/functions/auth-session',
  summary: 'The profile of the person signed in.',
  access: 'session',
  output: z.object({ profile: Profile }),
  errors: [],
})
