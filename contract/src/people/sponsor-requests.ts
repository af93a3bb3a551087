/** How far somebody is who wants to sponsor: forward only. */
export const sponsorRequestStates = ['requested', 'link_sent', 'fulfilled'] as const
export type SponsorRequestState = (typeof sponsorRequestStates)[number]

/** Whether the packet was handed over that leads a sponsor through the first steps. */
export const onboardingStates = ['pending', 'released'] as const
export type OnboardingState = (typeof onboardingStates)[number]

/** The orders of the list; the first is the usual one. */
export const sponsorRequestSorts = ['-requested', 'requested', 'org', '-org'] as const
export type SponsorRequestSort = (typeof sponsorRequestSorts)[number]

export const maxOrgNameLength = 200

export const sponsorRequestErrors = {
  'sponsors.request_not_found': { status: 404, sentence: 'This sponsor request is not known.' },
  'sponsors.foreign_url': { status: 400, sentence: 'An invitation leads to this site alone.' },
  'sponsors.fulfilled': { status: 409, sentence: 'This sponsor has paid for a slot already.' },
  'sponsors.invited_meanwhile': {
    status: 409,
    sentence: 'Somebody invited this sponsor already.',
    more: ['by', 'at'],
  },
  'sponsors.invites_left': {
    status: 409,
    sentence: 'Whoever reads at this address wants no more invitations by email.',
  },
  'sponsors.packet_unknown': { status: 404, sentence: 'This onboarding packet is not known.' },
} as const
