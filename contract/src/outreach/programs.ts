export const programErrors = {
  'programs.already_open': { status: 409, sentence: 'This program is open already.' },
} as const
