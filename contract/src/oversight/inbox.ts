export const inboxErrors = {} as const
