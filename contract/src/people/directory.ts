export const directoryErrors = {} as const
