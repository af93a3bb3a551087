import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { name, oneLine } from '../name.contract.ts'
import { maxPasswordLength } from './identity.ts'
import {
  maxFactorNameLength,
  maxRecoveryCodeLength,
  recoveryCodeCount,
  secondFactorStates,
} from './second-factor.ts'
import { AuthSession } from './session.contract.ts'

const minute = 60
const FactorParams = z.object({ factorId: z.uuid() })
/** Six digits; people type spaces between them. */
const Code = z.string().max(20)
const RecoveryCode = z.string().max(maxRecoveryCodeLength)

/** What an account page shows of the second factor. */
export const SecondFactorOverview = z.object({
  state: z.enum(secondFactorStates),
  /** `aal2` once this session gave both factors. */
  assurance: z.enum(['aal1', 'aal2']),
  /** Whether this account may set one up: staff may. */
  offered: z.boolean(),
  /** Whether this account must keep one. */
  required: z.boolean(),
  factors: z.array(
    z.object({
      id: z.uuid(),
      friendly_name: z.string(),
      created_at: z.string(),
      last_used_at: z.string().nullable(),
    }),
  ),
  recovery_codes_left: z.number().int(),
  /** What `account.prove` asks this person for; `sign_in`: neither, a new sign-in is the proof. */
  proof: z.enum(['code', 'password', 'sign_in']),
  /** Until when sensitive actions need no further proof; in the past when it has run out. */
  proved_until: z.string(),
})
export type SecondFactorOverview = z.infer<typeof SecondFactorOverview>

/** The second factor of staff: GoTrue's calls, as `auth.mfa` of `@supabase/auth-js` speaks them, and our own beside them. */
export const secondFactorEndpoints = {
  enroll: endpoint({
    name: 'second-factor.enroll',
    method: 'POST',
    path: '/auth/v1/factors',
    summary: 'Begins to set up an authenticator app: its secret, as text and as a QR code.',
    access: 'session',
    assurance: 'full',
    body: z.object({
      factor_type: z.literal('totp'),
      friendly_name: name(maxFactorNameLength).optional(),
      /** What the app shows as the site's name. */
      issuer: oneLine(maxFactorNameLength).optional(),
    }),
    output: z.object({
      id: z.uuid(),
      type: z.literal('totp'),
      friendly_name: z.string(),
      totp: z.object({
        /** An SVG; auth-js makes a `data:` address of it. */
        qr_code: z.string(),
        secret: z.string(),
        uri: z.string(),
      }),
    }),
    errors: [
      'identity.proof_needed',
      'second_factor.not_offered',
      'second_factor.name_taken',
      'second_factor.too_many',
    ],
    failure: 'auth',
    rateLimit: { max: 20, windowSeconds: 10 * minute, per: 'session' },
  }),
  challenge: endpoint({
    name: 'second-factor.challenge',
    method: 'POST',
    path: '/auth/v1/factors/:factorId/challenge',
    summary: 'Asks for a code of an authenticator app.',
    access: 'session',
    params: FactorParams,
    body: z.object({}),
    output: z.object({
      id: z.uuid(),
      type: z.literal('totp'),
      /** Seconds since 1970. */
      expires_at: z.number().int(),
    }),
    errors: ['second_factor.not_found'],
    failure: 'auth',
    rateLimit: { max: 60, windowSeconds: 10 * minute, per: 'session' },
  }),
  verify: endpoint({
    name: 'second-factor.verify',
    method: 'POST',
    path: '/auth/v1/factors/:factorId/verify',
    summary: 'Answers a challenge: the session has both factors from then on, and gets new tokens.',
    access: 'session',
    params: FactorParams,
    body: z.object({ challenge_id: z.uuid(), code: Code }),
    output: AuthSession,
    errors: [
      'second_factor.needed',
      'second_factor.not_found',
      'second_factor.challenge_expired',
      'second_factor.wrong_code',
      'second_factor.too_many_tries',
      'second_factor.account_closed',
      'second_factor.unreadable',
    ],
    failure: 'auth',
    rateLimit: { max: 60, windowSeconds: 10 * minute, per: 'session' },
  }),
  remove: endpoint({
    name: 'second-factor.remove',
    method: 'DELETE',
    path: '/auth/v1/factors/:factorId',
    summary: "Removes a second factor and ends the person's other sessions.",
    access: 'session',
    params: FactorParams,
    output: z.object({ id: z.uuid() }),
    errors: [
      'identity.proof_needed',
      'second_factor.needed',
      'second_factor.not_found',
      'second_factor.last_one',
    ],
    failure: 'auth',
  }),
  overview: endpoint({
    name: 'second-factor.overview',
    method: 'GET',
    path: '/api/account/second-factor',
    summary: 'What is set up, how many recovery codes are left, and what a step-up will ask for.',
    access: 'session',
    output: SecondFactorOverview,
    errors: [],
  }),
  makeRecoveryCodes: endpoint({
    name: 'second-factor.make-recovery-codes',
    method: 'POST',
    path: '/api/account/recovery-codes',
    summary: 'Makes ten new recovery codes, shown this once; earlier ones no longer count.',
    access: 'session',
    assurance: 'full',
    output: z.object({ recovery_codes: z.array(z.string()).length(recoveryCodeCount) }),
    errors: ['identity.proof_needed', 'second_factor.not_asked'],
    rateLimit: { max: 10, windowSeconds: 10 * minute, per: 'session' },
  }),
  recover: endpoint({
    name: 'second-factor.recover',
    method: 'POST',
    path: '/api/account/second-factor/recover',
    summary: 'A recovery code in place of the app: the session has both factors, and gets new tokens.',
    access: 'session',
    body: z.object({ code: RecoveryCode }),
    /** For `auth.setSession` of auth-js. */
    output: AuthSession,
    errors: ['second_factor.not_asked', 'second_factor.wrong_recovery_code', 'second_factor.too_many_tries'],
    rateLimit: { max: 30, windowSeconds: 10 * minute, per: 'session' },
  }),
  prove: endpoint({
    name: 'second-factor.prove',
    method: 'POST',
    path: '/api/account/prove',
    summary: 'Step-up: shows anew who one is, by the second factor where there is one, else by the password.',
    access: 'session',
    assurance: 'full',
    body: z
      .object({
        code: Code.optional(),
        recovery_code: RecoveryCode.optional(),
        password: z.string().max(maxPasswordLength).optional(),
      })
      .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
        path: ['code'],
      }),
    output: z.object({ proved_until: z.string() }),
    errors: [
      'second_factor.code_asked',
      'second_factor.password_asked',
      'second_factor.sign_in_asked',
      'second_factor.wrong_code',
      'second_factor.wrong_recovery_code',
      'second_factor.wrong_password',
      'second_factor.too_many_tries',
      'second_factor.account_closed',
      'second_factor.unreadable',
    ],
    rateLimit: { max: 30, windowSeconds: 10 * minute, per: 'session' },
  }),
}
