export const identityErrors = {
  'identity.missing_authorization': { status: 401, sentence: 'Missing Authorization' },
  'identity.invalid_token': { status: 401, sentence: 'Invalid token' },
  'identity.not_authorized': { status: 403, sentence: 'Not authorized' },
  'identity.role_not_allowed': { status: 403, sentence: 'You do not have permission to view this page.' },
  'identity.another_named': { status: 403, sentence: 'You can only do this for your own account.' },
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

/** Below this stand the calls of GoTrue's protocol. */
export const authBase = '/auth/v1'

/** The kinds of link and code that are redeemed; a code of a mail is an `email`. */
export const redeemedKinds = ['magiclink', 'email', 'recovery', 'signup', 'invite', 'email_change'] as const
export type LinkType = Exclude<(typeof redeemedKinds)[number], 'email'>

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
