/** What open screens hear of slots. */
export const slotTopics = ['slot.matched'] as const
