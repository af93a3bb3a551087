export const secondFactorErrors = {} as const
