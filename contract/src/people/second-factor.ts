import { z } from 'zod'

export const secondFactorErrors = {
  'second_factor.needed': {
    status: 403,
    sentence: 'Please enter the code of your authenticator app to go on.',
  },
  'second_factor.enrollment_needed': {
    status: 403,
    sentence: 'Please set up a second factor to go on.',
  },
  'second_factor.not_offered': {
    status: 403,
    sentence: 'A second factor is for accounts of the staff.',
  },
  'second_factor.not_found': {
    status: 404,
    sentence: 'This second factor is no longer there. Please start again.',
  },
  'second_factor.name_taken': {
    status: 422,
    sentence: 'You already have a second factor of this name. Please choose another one.',
  },
  'second_factor.too_many': {
    status: 422,
    sentence: 'You have as many second factors as an account may have. Remove one first.',
  },
  'second_factor.challenge_expired': { status: 422, sentence: 'That took too long. Please try again.' },
  'second_factor.wrong_code': {
    status: 422,
    sentence: 'This code is not right, or was used already. Wait for the next one and try again.',
  },
  'second_factor.wrong_recovery_code': {
    status: 422,
    sentence: 'This recovery code is not right, or was used already.',
  },
  'second_factor.wrong_password': { status: 422, sentence: 'This password is not right.' },
  'second_factor.too_many_tries': {
    status: 429,
    sentence: 'Too many wrong tries. Please wait five minutes and try again.',
  },
  'second_factor.account_closed': {
    status: 429,
    sentence:
      'Too many wrong codes were given for this account. Use a recovery code, or sign in by a mailed link.',
  },
  'second_factor.not_asked': { status: 409, sentence: 'This account has no second factor to stand in for.' },
  'second_factor.last_one': {
    status: 409,
    sentence: 'Superadmins keep a second factor. Set up another one before you remove this one.',
  },
  'second_factor.unreadable': {
    status: 409,
    sentence: 'This second factor can no longer be read. Ask whoever runs this site to reset it.',
  },
  'second_factor.code_asked': {
    status: 422,
    sentence: 'Please enter the code of your authenticator app, or a recovery code.',
  },
  'second_factor.password_asked': { status: 422, sentence: 'Please enter your password.' },
  'second_factor.sign_in_asked': {
    status: 409,
    sentence: 'Your account has no password. Please sign in again to confirm that it is you.',
  },
} as const

/** What every call for a role may answer, beside what its call declares. */
export const roleAccessErrors = ['second_factor.needed', 'second_factor.enrollment_needed'] as const

/** How many recovery codes are made at a time. */
export const recoveryCodeCount = 10
/** How many second factors one account may have. */
export const maxSecondFactors = 5
export const maxFactorNameLength = 60
/** How long an enrollment that was begun may be finished. */
export const enrollmentMinutes = 15
/** How long a challenge may be answered. */
export const challengeMinutes = 5
/** How many wrong codes, recovery codes or passwords in a row one session may give before waiting. */
export const maxWrongTries = 5
export const wrongTriesMinutes = 5
/** And how many wrong codes or passwords all sessions that were opened alike may give, before they turn to another way. */
export const maxWrongTriesOfAccount = 50
export const accountTriesMinutes = 60

/** What stands between a session and its role: nothing, a code that is to be given, or a factor to be set up. */
export const SecondFactorState = z.enum(['not_needed', 'verify', 'enroll'])
export type SecondFactorState = z.infer<typeof SecondFactorState>

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

/** What an account page shows of the second factor. */
export const SecondFactorOverview = z.object({
  state: SecondFactorState,
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
