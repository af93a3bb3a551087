export const prospectErrors = {
  'prospects.not_found': { status: 404, sentence: 'Prospect not found' },
  'prospects.goal_closed': { status: 400, sentence: 'This goal takes no gifts.' },
  'prospects.goal_incomplete': { status: 400, sentence: 'Title and target are required' },
  'prospects.goal_target': { status: 400, sentence: 'Target must be a positive number' },
  'prospects.update_not_found': { status: 404, sentence: 'Update not found' },
  'prospects.consent_missing': {
    status: 409,
    sentence: 'A guardian has to consent before this profile can be shown.',
  },
  'prospects.evidence_required': { status: 400, sentence: 'Name the signed paper this consent stands on.' },
} as const

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
