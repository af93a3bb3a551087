/** What open screens hear of the notices of staff. */
export const inboxTopics = ['notification.created', 'notification.read'] as const
