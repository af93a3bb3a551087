export const accountErrors = {} as const
