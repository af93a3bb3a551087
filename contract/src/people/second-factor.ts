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
      'Too many wrong codes were given for this account. Use a recovery code, or sign in with an emailed link.',
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
export const maxRecoveryCodeLength = 40
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
export const secondFactorStates = ['not_needed', 'verify', 'enroll'] as const
export type SecondFactorState = (typeof secondFactorStates)[number]
