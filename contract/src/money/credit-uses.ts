export const creditUseErrors = {
  'credits.sponsor_not_enough': { status: 402, sentence: 'Not enough sponsor credits' },
  'credits.not_own_sponsor': {
    status: 403,
    sentence: 'Only the sponsor of one of your own classrooms can pay for this.',
  },
  'credits.use_conflict': { status: 409, sentence: 'This credit was already used for something else.' },
} as const

/** What a teacher's tools are used for. */
const toolReasons = ['tool:parent-note', 'tool:iep-goal', 'tool:sub-brief'] as const
export type ToolReason = (typeof toolReasons)[number]

/** Whether a tool is what it is used for. */
export function isToolReason(reason: CreditUseReason): reason is ToolReason {
  return toolReasons.some((known) => known === reason)
}

/** All that one credit is used for. Tools credits pay for tools alone. */
export const creditUseReasons = [...toolReasons, 'storybook:text', 'storybook:illustrations'] as const
export type CreditUseReason = (typeof creditUseReasons)[number]

/** How many credits each use takes. */
export const creditsPerUse = 1

/** After how many minutes a use that nothing came of is given back. */
export const openUseMinutes = 10

/** What a movement of credits for tools is. */
export const toolMovementTypes = ['grant', 'use', 'refund'] as const
export const shownToolMovements = 50
