/** Why a teacher's confirmation waits for staff. */
export const claimCauses = ['other_address', 'has_teacher', 'named_by_visitors', 'unlisted_address'] as const
export type ClaimCause = (typeof claimCauses)[number]

/** What became of it. */
export const claimStates = ['waiting', 'approved', 'refused'] as const
export type ClaimState = (typeof claimStates)[number]

/** How long the reason of a refusal may be; it is mailed to the teacher. */
export const claimReasonLength = 500
