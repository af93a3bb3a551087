/** By what the classrooms of the draws are grouped. */
export const fairnessDimensions = ['nominators', 'waited', 'state', 'school_size'] as const
export type FairnessDimension = (typeof fairnessDimensions)[number]

/** What the difference between expected and actual matches means. */
export const fairnessVerdicts = ['as_expected', 'within_chance', 'unusual_more', 'unusual_less'] as const
export type FairnessVerdict = (typeof fairnessVerdicts)[number]

/** How many draws are looked at, the latest ones. */
export const mostDrawsCompared = 12
