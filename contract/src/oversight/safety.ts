/** Why somebody cannot sign in, or what stands in their way. */
export const troubleKinds = [
  'unknown_address',
  'disabled',
  'entry_closed',
  'wrong_portal',
  'mail_failed',
  'mail_held',
  'mail_waiting',
  'too_many_links',
  'wrong_codes',
  'link_expired',
  'link_used',
  'link_open',
  'wrong_password',
  'factor_closed',
  'factor_wrong',
  'factor_needed',
] as const
export type TroubleKind = (typeof troubleKinds)[number]

/** What staff can do about it from the same page. */
export const remedies = ['send_link', 'allow', 'open_entry', 'enable', 'reset_factor'] as const
export type Remedy = (typeof remedies)[number]

/** How far back refusals are told. */
export const troubleHours = 24

/** Acts that need two people. Each kind is declared by the record of one domain. */
export const secondPersonKinds = ['story', 'offline_gift', 'approval', 'mailing'] as const
export type SecondPersonKind = (typeof secondPersonKinds)[number]

/** How such an act ended; while it waits, somebody else has to decide. */
export const secondPersonStates = ['waiting', 'approved', 'declined'] as const
export type SecondPersonState = (typeof secondPersonStates)[number]

export const usualActs = 50
export const mostActs = 200

/** Stands in the log in place of words that somebody searched for. */
export const searchedWords = '(searched)'

/** What the log calls the reading of people; all begin alike, so that one filter shows them. */
export const readingActions = [
  'safety.read_begun',
  'safety.read_file',
  'safety.read_child',
  'safety.read_unusual',
] as const
export const readingActionsBegin = 'safety.read_'

/** How many unusual amounts are shown. */
export const mostUnusual = 50

export const safetyErrors = {
  'safety.not_admitted': {
    status: 409,
    sentence: 'This address may not sign in, so no link was sent. Look at why first.',
  },
  'safety.too_many_links': {
    status: 429,
    sentence: 'This address was sent five links in ten minutes. Wait until one of them is older.',
  },
  'safety.session_not_found': {
    status: 404,
    sentence: 'This session is over already, or is not yours to end.',
  },
  'safety.mail_not_held': { status: 404, sentence: 'This email is not held back anymore.' },
  'safety.no_second_factor': { status: 409, sentence: 'This person has no second factor to reset.' },
} as const
