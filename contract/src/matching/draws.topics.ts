/** What open screens hear of draws. */
export const drawTopics = ['draw.changed'] as const
