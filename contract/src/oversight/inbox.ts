export const inboxErrors = {} as const

/** The bell says no more than this: beyond it, the exact number helps nobody. */
export const mostUnseenShown = 99
