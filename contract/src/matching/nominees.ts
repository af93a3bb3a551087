/** The orders of the list; the first is the usual one. */
export const nomineeSorts = ['-count', 'count', 'nominee', '-nominee', '-latest', 'latest'] as const
export type NomineeSort = (typeof nomineeSorts)[number]

/** Whether a nominee's address is known. */
export const nomineeStates = ['linked', 'unlinked'] as const
export type NomineeState = (typeof nomineeStates)[number]

export const nomineeErrors = {
  'nominations.nominee_not_found': { status: 404, sentence: 'This nominee is not known.' },
  'nominations.nominee_linked': {
    status: 409,
    sentence: 'Somebody linked this nominee before.',
    more: ['by', 'email'],
  },
} as const
