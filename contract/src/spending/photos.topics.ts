/** What open screens hear of photos. */
export const photoTopics = ['photo.changed'] as const
