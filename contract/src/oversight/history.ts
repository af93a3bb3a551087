export const historyErrors = {} as const
