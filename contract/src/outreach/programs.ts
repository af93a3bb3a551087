import { paths } from '../pages.ts'

/** The program that is open today. */
export const classroomProgram = 'sponsor-classroom'

/** Where money for a classroom is given. */
export const donateToClassroom = paths.programDonate({ programId: classroomProgram })

export const programErrors = {
  'programs.already_open': { status: 409, sentence: 'This program is open already.' },
} as const
