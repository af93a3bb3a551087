import { calendarDay, dayOf } from '../org-days.ts'

export const prospectErrors = {
  'prospects.not_found': { status: 404, sentence: 'Prospect not found' },
  'prospects.goal_closed': { status: 400, sentence: 'This goal takes no gifts.' },
  'prospects.goal_incomplete': { status: 400, sentence: 'Title and target are required' },
  'prospects.goal_target': { status: 400, sentence: 'Target must be a positive number' },
  'prospects.goal_changed_meanwhile': {
    status: 409,
    sentence: 'Somebody else changed this goal. Look again, then save.',
  },
  'prospects.update_not_found': { status: 404, sentence: 'Update not found' },
  'prospects.consent_missing': {
    status: 409,
    sentence: 'A guardian has to consent before this profile can be shown.',
  },
  'prospects.has_account': {
    status: 409,
    sentence: 'This athlete has an account or is erased already. An account is erased on the person’s page.',
  },
  'prospects.evidence_required': { status: 400, sentence: 'Name the signed paper this consent stands on.' },
  'prospects.proof_required': { status: 400, sentence: 'Write how you made sure of the guardian.' },
  'prospects.own_work': {
    status: 403,
    sentence:
      'You wrote this profile, named its guardian or are one, so somebody else on the staff has to decide on it.',
  },
  'prospects.own_paper': {
    status: 403,
    sentence:
      'You recorded the signed paper that this profile rests on, so somebody else on the staff has to approve it.',
  },
  'prospects.not_of_age': {
    status: 403,
    sentence: 'Until you are 18, a parent or guardian decides what is shown.',
  },
  'prospects.of_age': {
    status: 409,
    sentence: 'This athlete is 18 or older and decides alone now. You can still take your consent back.',
  },
  'prospects.name_required': { status: 400, sentence: 'Please type your full name to sign.' },
  'prospects.birthday_impossible': { status: 400, sentence: 'Please check the date of birth.' },
  'prospects.link_unknown': { status: 404, sentence: 'This link is not valid. Ask for a new one.' },
  'prospects.link_used': {
    status: 409,
    sentence: 'This link was used already. Ask for a new one to change what you said.',
  },
  'prospects.link_expired': { status: 410, sentence: 'This link is too old. Ask for a new one.' },
  'prospects.reason_required': { status: 400, sentence: 'Please write a reason; the keeper reads it.' },
  'prospects.decided': { status: 409, sentence: 'Nothing waits here to be decided.' },
  'prospects.changed': {
    status: 409,
    sentence: 'The profile was changed since you opened it. Look at it again.',
  },
  'prospects.guardian_is_keeper': {
    status: 400,
    sentence:
      'A parent or guardian has to sign, not whoever keeps the profile. Please give their address. Families that share a mailbox with the keeper can sign on paper: ask us.',
  },
  'prospects.photos_not_allowed': {
    status: 409,
    sentence: 'Photos and videos have to wait until a parent or guardian allows them.',
  },
  'prospects.second_proof_required': {
    status: 409,
    sentence:
      'The guardian may be the keeper under another address. First note how you made sure of the guardian, such as by a call.',
  },
} as const

/** How far a profile has come: written, waiting for staff, or approved by them. */
export const prospectStatuses = ['draft', 'pending', 'approved'] as const
export type ProspectStatus = (typeof prospectStatuses)[number]

/** What may suggest that a guardian is no other person than whoever keeps the profile, as staff read it. */
export const guardianSigns = [
  'same_mailbox',
  'same_domain',
  'within_minutes',
  'same_network',
  'same_browser',
  'no_account',
] as const
export type GuardianSign = (typeof guardianSigns)[number]

/** The signs that ask for a second proof. Most parents have no account: that alone tells nothing. */
export const weighingSigns: ReadonlySet<GuardianSign> = new Set(
  guardianSigns.filter((sign) => sign !== 'no_account'),
)

/** What staff decide on a profile or on news. */
export const reviewOutcomes = ['approved', 'sent_back', 'hidden'] as const
export type ReviewOutcome = (typeof reviewOutcomes)[number]

/** How far news has come. */
export const updateStates = ['waiting', 'approved', 'sent_back', 'hidden'] as const
export type UpdateState = (typeof updateStates)[number]

/** How long the reason of a decision may be; it is mailed. */
export const maxReviewReasonLength = 500

/** From this age on an athlete speaks for themself. */
export const ageOfConsent = 18

/** Whether somebody born on a day (`YYYY-MM-DD`) is of age at an instant; of nobody whose birthday is unknown it is said. */
export function isOfAge(bornOn: string | null, at: Date): boolean {
  return bornOn !== null && dayOf(at) >= ofAgeOn(bornOn)
}

/** The day on which somebody born on a day, `YYYY-MM-DD`, is of age. */
export function ofAgeOn(bornOn: string): string {
  const [year = 0, month = 1, day = 1] = bornOn.split('-').map(Number)
  return calendarDay(year + ageOfConsent, month, day)
}

/** Whether an athlete still saves for something: an open goal that is not reached, or every open goal reached. */
export const goalStandings = ['open', 'reached'] as const
export type GoalStanding = (typeof goalStandings)[number]

/** The largest target a goal may have, in US cents. */
export const maxGoalTargetCents = 99_999_999

/** How often someone gives to a prospect. */
export const sponsorshipKinds = ['one_time', 'recurring'] as const
export type SponsorshipKind = (typeof sponsorshipKinds)[number]

/** The sponsor widget's amount, in US cents. */
export const sponsorWidget = { defaultCents: 2_500, minCents: 100, stepCents: 100 } as const

/** Whether a picture's address names a film. */
export function isVideo(mediaUrl: string): boolean {
  return /\.(mp4|mov|webm)$/i.test(mediaUrl.split(/[?#]/, 1)[0] ?? '')
}

/** How many athletes a page of the public list shows. */
export const listedAtOnce = 12
