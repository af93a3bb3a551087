import { languages } from '../language.ts'
import { z } from 'zod'
import { roles } from '../access.ts'
import { UserId } from '../ids.ts'
import { AuthFactor, SecondFactorState } from './second-factor.ts'

export const identityErrors = {
  'identity.missing_authorization': { status: 401, sentence: 'Missing Authorization' },
  'identity.invalid_token': { status: 401, sentence: 'Invalid token' },
  'identity.not_authorized': { status: 403, sentence: 'Not authorized' },
  'identity.role_not_allowed': { status: 403, sentence: 'You do not have permission to view this page.' },
  'identity.invalid_credentials': { status: 400, sentence: 'Invalid credentials' },
  'identity.not_staff': { status: 403, sentence: 'This account is not authorized for Admin access.' },
  'identity.link_expired': { status: 403, sentence: 'This sign-in link is expired or was already used.' },
  'identity.link_failed': { status: 500, sentence: 'Could not send link. Try again.' },
  'identity.session_missing': { status: 401, sentence: 'Invalid token' },
  'identity.refresh_refused': { status: 400, sentence: 'Invalid Refresh Token' },
  'identity.weak_password': { status: 422, sentence: 'Please enter a new password.' },
  'identity.common_password': {
    status: 422,
    sentence: 'This password is too easy to guess. Please choose another one.',
  },
  'identity.long_password': { status: 422, sentence: 'A password has at most 128 characters.' },
  'identity.address_taken': { status: 422, sentence: 'This address already has an account.' },
  'identity.proof_needed': { status: 403, sentence: 'Please confirm that it is you, then try again.' },
} as const

export const accessTokenSeconds = 3600
export const signInLinkMinutes = 10
/**
 * A change of address waits for two mailboxes, and the new one may still have to be opened somewhere. Its links
 * open no session, so they may live longer than those that do.
 */
export const addressChangeMinutes = 60
/** How long a factor given counts as fresh for sensitive actions. */
export const proofMinutes = 10

/**
 * How long a device stays signed in, seen when its access token is renewed: an hour's token is the grain.
 * `idle` counts from the last renewal, `longest` from signing in. Staff reach everybody's data, so a device
 * of theirs that was left alone overnight asks again, and every device once a week.
 */
export const sessionHours = {
  staff: { idle: 12, longest: 7 * 24 },
  others: { idle: 30 * 24, longest: 180 * 24 },
} as const

export const minPasswordLength = 8
export const maxPasswordLength = 128

/**
 * An address as it is kept: trimmed, lower-cased, at most 320 characters, no line breaks. Letters outside ASCII are
 * refused before lower-casing, which would turn some of them (the Kelvin sign) into another person's address.
 */
export const Email = z
  .string()
  .trim()
  .regex(/^[!-~]*$/)
  .toLowerCase()
  .max(320)
  .pipe(z.email())

/** The language of the page a form stands on, for the mail it brings. A word that names none counts as not said. */
export const PageLanguage = z.enum(languages).optional().catch(undefined)

/** The account as GoTrue clients read it. */
export const AuthUser = z.object({
  id: UserId,
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

/** What confirming a change of address answers: it proves a mailbox, so it opens no session. */
export const AddressConfirmed = z.object({
  code: z.literal('200'),
  msg: z.string(),
  /** Whether the other address had confirmed before, and the account has moved. */
  completed: z.boolean(),
})
export type AddressConfirmed = z.infer<typeof AddressConfirmed>

/** What the portals need to know about the person signed in. */
export const Profile = z.object({
  id: UserId,
  email: z.string(),
  full_name: z.string().nullable(),
  role: z.enum(roles).nullable(),
  balance_cents: z.number().int().nullable(),
  /** Whether the session still has to be completed by a second factor: given, or enrolled first. */
  second_factor: SecondFactorState,
})
export type Profile = z.infer<typeof Profile>
