export const programStates = ['active', 'preview'] as const
export type ProgramState = (typeof programStates)[number]

export const programSorts = ['place', '-place', 'name', '-name', '-updated', 'updated'] as const
export type ProgramSort = (typeof programSorts)[number]

export const maxProgramName = 120
export const maxProgramDescription = 600
export const mostProgramGoalCents = 10_000_000_000
