/** What open screens hear of athletes. */
export const prospectTopics = ['prospect.changed'] as const
