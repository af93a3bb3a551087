import { paths } from '../pages.ts'

/** The program that is open today. */
export const classroomProgram = 'sponsor-classroom'

/** Where money for a classroom is given. */
export const donateToClassroom = paths.programDonate({ programId: classroomProgram })

export const programErrors = {
  'programs.already_open': { status: 409, sentence: 'This program is open already.' },
  'programs.not_open': { status: 409, sentence: 'This program is not open.' },
  'programs.stays_open': { status: 409, sentence: 'The classroom program stays open: slots are for it.' },
  'programs.changed_meanwhile': {
    status: 409,
    sentence: 'Somebody else changed this program. Look again, then save.',
  },
  'programs.list_changed': {
    status: 409,
    sentence: 'The programs have changed. Look again, then reorder.',
  },
} as const
